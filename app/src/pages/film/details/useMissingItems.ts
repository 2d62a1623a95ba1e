import type { JsonObject } from '@reelform/engine';
import { dropHidden, dropUnknown, type FormModule, judge, localizeForm } from '@reelform/engine/validation';
import { FilmStatus, isAddedToAssets, type JudgeForm, type MissingPart, missingParts } from '@reelform/schemas/api';
import { useMemo } from 'react';
import { describeField } from '../../../components/dialog/conflict/describeField.ts';
import type { LoadedForm } from '../../../portal/forms.ts';
import type { TextLookup } from '../../../portal/messages.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { useLoadedForm } from '../../../portal/useLoadedForm.ts';
import type { Film } from '../../films/dialog/film.ts';
import { readPointer } from '../assets/assetPlaces.ts';
import type { AssetRow } from '../useAssets.ts';
import type { Entries } from './entries.ts';
import { titleOfEpisode } from './episodes.ts';
import type { MissingItem } from './ReadyPanel.tsx';
import { useOfEntries } from './useOfEntries.ts';

/** What {@link useMissingItems} goes by. */
export interface MissingOptions {
  readonly film: Film;
  readonly rows: readonly AssetRow[] | undefined;
  /** The form `film-details`. */
  readonly loaded: LoadedForm;
  /** What is typed of the film, or of the episode `chapterId`. */
  readonly entries: Entries;
  readonly chapterId?: number;
  /** Goes to a place. */
  readonly onGo: (part: MissingPart) => void;
}

const spoken = ({ form, locale }: LoadedForm): FormModule => (locale ? localizeForm(form, locale) : form);

/** The forms that judge, by their names. */
interface Modules {
  readonly [name: string]: FormModule;
}

const judgeWith =
  (forms: Modules): JudgeForm =>
  (name, data, context) => {
    const form = forms[name];
    if (!form) return [];
    const facts = context as JsonObject; // made of the server's answers, which are JSON
    const verdict = judge(form, dropHidden(form, dropUnknown(form, data as JsonObject), facts, true), {
      mode: 'strict',
      context: facts,
      immutable: true,
    });
    return verdict.valid ? [] : verdict.errors;
  };

const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => (/^\d+$/.test(token) ? Number(token) : token));

const isOwnField = ({ form, path }: MissingPart) =>
  form === 'film-details' || (form !== 'film-submission' && isAddedToAssets(form, path));

const nameOf = (part: MissingPart, { chapters }: Film, forms: Modules, text: TextLookup): string => {
  const module = forms[part.form];
  if (module && isOwnField(part)) return describeField(module, tokensOf(part.path), text);
  const type = readPointer(part.path, chapters)?.type;
  return text(type ? `details.asset.${type}` : 'details.episodes.title');
};

/** A line of the list: what is missing, in words. */
interface MissingLine {
  readonly part: MissingPart;
  readonly label: string;
}

const keyOf = ({ form, chapterId, path, keyword }: MissingPart) => `${form} ${chapterId ?? ''} ${path} ${keyword}`;

const isSame = (a: readonly MissingLine[] | undefined, b: readonly MissingLine[] | undefined) =>
  a?.length === b?.length &&
  (a ?? []).every(({ part, label }, at) => {
    const other = b?.[at];
    return other !== undefined && label === other.label && keyOf(part) === keyOf(other.part);
  });

/** Which of the film's episodes a part belongs to; -1 for the film's own. */
const placeIn = ({ chapters }: Film, { chapterId, path }: MissingPart): number =>
  chapterId === null
    ? Number(/^\/chapters\/(\d+)\//.exec(path)?.[1] ?? -1)
    : chapters.findIndex((chapter) => chapter.chapterId === chapterId);

/** What a submission still lacks, as the server decides it; `undefined` until everything that decides it is there. */
export const useMissingItems = (options: MissingOptions): readonly MissingItem[] | undefined => {
  const { film, rows, loaded, entries, chapterId, onGo } = options;
  const text = useText();
  const isDraft = film.status === FilmStatus.draft;
  const { data: files } = useLoadedForm(isDraft ? 'film-submission' : 'manage-assets');
  const { data: subtitles } = useLoadedForm(isDraft ? 'film-submission' : 'subtitles');
  const linesOf = useMemo(() => {
    if (!rows || !files || !subtitles) return () => undefined;
    const forms = Object.fromEntries([loaded, files, subtitles].map((one) => [one.form.name, spoken(one)]));
    const judgeForm = judgeWith(forms);
    const texts = { assets: text('details.missingAssets'), subtitles: text('details.missingSubtitles') };
    const labelOf = (part: MissingPart) => {
      const name = nameOf(part, film, forms, text);
      const isPlain = part.keyword === 'required' && (part.form !== 'subtitles' || isOwnField(part));
      return isPlain ? name : text('details.ready.item', { name, message: part.message });
    };
    return (data: JsonObject): readonly MissingLine[] => {
      const submitted = { film, assets: rows, details: data, ...(chapterId !== undefined && { chapterId }) };
      const missing = missingParts(submitted, judgeForm, texts);
      // The details of an episode have a dialog with a list of its own: here one line says how much they lack.
      const ofEpisode = new Map<number | null, number>();
      return missing
        .filter((part) => {
          const before = ofEpisode.get(part.chapterId) ?? 0;
          ofEpisode.set(part.chapterId, before + 1);
          return before === 0 || part.chapterId === null || chapterId !== undefined;
        })
        .map((part) => {
          const isElsewhere = chapterId === undefined && part.chapterId !== null;
          const n = isElsewhere ? (ofEpisode.get(part.chapterId) ?? 1) : 1;
          return { part, label: n === 1 ? labelOf(part) : text('details.ready.details', { n }) };
        });
    };
  }, [film, rows, files, subtitles, loaded, chapterId, text]);
  const placed = useOfEntries(entries, linesOf, isSame)?.map((line) => ({ ...line, at: placeIn(film, line.part) }));
  // They come form by form, and that of the assets has some of the film's own behind the episodes.
  placed?.sort((one, other) => one.at - other.at);
  return placed?.map(({ part, label, at }) => {
    const episode = chapterId === undefined ? film.chapters[at] : undefined;
    const group = episode ? text('film.view.episode', { n: episode.episodeNumber, title: titleOfEpisode(episode, text) }) : '';
    return { key: keyOf(part), label, group, go: () => onGo(part) };
  });
};
