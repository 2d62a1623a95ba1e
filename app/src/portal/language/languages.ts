import type { PortalConfig } from '../config.ts';
import { createFormLoaders, type FormLoader } from '../forms.ts';
import { createTextLookup, loadMessages, type TextLookup } from '../messages.ts';

/** The portal in one language. */
export interface Language {
  /** Language tag (BCP 47). */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly text: TextLookup;
  readonly loadForm: FormLoader;
}

/** The languages of the portal. */
export interface Languages {
  /** The language of this page load: the one chosen here before, else the browser's, else the first of the files. */
  readonly first: string;
  /** Loads forms in the language that is shown. */
  readonly loadForm: FormLoader;
  /** The language that is shown. */
  shown(): Language;
  /**
   * Fetches what a language needs and shows it from now on.
   * @throws when it cannot be fetched; then nothing has changed
   */
  show(tag: string): Promise<Language>;
  /**
   * Shows a language that a person has chosen, and keeps it for later page loads in this browser. Another one that was chosen
   * before this one had come is shown and kept instead.
   * @throws when it cannot be fetched; then nothing has changed
   */
  choose(tag: string): Promise<Language>;
}

/** Local storage key of the chosen language. */
const languageKey = 'language';

/** The tags of all languages that the portal has. */
export const getLanguageTags = ({ language, languages }: Pick<PortalConfig, 'language' | 'languages'>): readonly string[] => [
  language,
  ...Object.keys(languages),
];

/** The languages that the configuration names. */
export const createLanguages = (config: PortalConfig, page: Window): Languages => {
  const { preferred, messages, languages } = config;
  const loaders = createFormLoaders(config);
  const chosen = page.localStorage.getItem(languageKey) ?? preferred;
  const first = getLanguageTags(config).includes(chosen) ? chosen : preferred;
  let shown: Language | undefined;
  let shows = 0;
  const show = async (tag: string): Promise<Language> => {
    shows += 1;
    const turn = shows;
    const { messages: own, direction = 'ltr' } = languages[tag] ?? {};
    // Forms that stand in the page are fetched first, so that the page changes as a whole.
    const [base, over] = await Promise.all([loadMessages(messages), own ? loadMessages(own) : undefined, loaders.prepare(tag)]);
    if (shown && turn !== shows) return shown; // another one was asked for meanwhile
    shown = { tag, direction, text: createTextLookup({ ...base.notices, ...over?.notices }, tag), loadForm: loaders.in(tag) };
    Object.assign(page.document.documentElement, { lang: tag, dir: direction });
    return shown;
  };
  return {
    first,
    loadForm: (name) => loaders.in(shown?.tag ?? first)(name),
    shown() {
      if (!shown) throw new Error('No language is shown yet.');
      return shown;
    },
    show,
    async choose(tag) {
      const next = await show(tag);
      try {
        page.localStorage.setItem(languageKey, next.tag);
      } catch {
        // The browser's storage is full: the page has its language all the same.
      }
      return next;
    },
  };
};
