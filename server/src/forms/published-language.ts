import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledMessages } from '@reelform/engine/compile';
import { type FormLocale, type FormModule, localizeForm, type MessageCatalogue } from '@reelform/engine/validation';
import type { Notices } from '../http/error-reply.ts';
import { type KnownScripts, type PublishedFile, publishImported, publishScript, type Script } from './published-file.ts';

/** The portal in one language. */
export interface PublishedLanguage {
  /** Language tag (BCP 47). */
  readonly tag: string;
  /** Forms whose verdicts speak the language, and the scripts that a browser needs for them. */
  readonly forms: ReadonlyMap<string, { readonly module: FormModule; readonly file: PublishedFile }>;
  /** The script of the portal's own texts; `undefined` when the language has none. */
  readonly messagesFile: PublishedFile | undefined;
  readonly messages: MessageCatalogue;
  readonly notices: Notices;
}

/** The text of a form's module, or of its texts in a language. */
export interface ModuleSource extends Script {
  readonly name: string;
}

/** The text of a language's own messages. */
export type MessageSource = Pick<CompiledMessages, 'fileName' | 'code' | 'catalogue' | 'notices'>;

/** What is needed to publish one more language. */
export interface LanguageSource {
  readonly tag: string;
  readonly messages: MessageSource | undefined;
  readonly forms: readonly ModuleSource[];
}

/**
 * Publishes one more language over the one that it falls back to, text by text.
 * @param known scripts that were published before: these are not written again
 */
export async function publishLanguage(
  { tag, messages, forms }: LanguageSource,
  base: PublishedLanguage,
  directory: string,
  known: KnownScripts,
): Promise<PublishedLanguage> {
  const entries = forms.map(async (source) => {
    const { name, fileName } = source;
    const file = await publishImported(source, known, directory);
    const address = pathToFileURL(join(directory, fileName)).href;
    const { default: locale }: { readonly default: FormLocale } = await import(address); // compiled by the engine
    const form = base.forms.get(name);
    return form ? ([[name, { module: localizeForm(form.module, locale), file }]] as const) : [];
  });
  return {
    tag,
    forms: new Map((await Promise.all(entries)).flat()),
    messagesFile: messages && (await publishScript(messages, known)),
    messages: {
      keywords: { ...base.messages.keywords, ...messages?.catalogue.keywords },
      formats: { ...base.messages.formats, ...messages?.catalogue.formats },
      widgets: base.messages.widgets,
    },
    notices: { ...base.notices, ...messages?.notices },
  };
}
