import { basename } from 'node:path';
import type { MessageCatalogue } from '../validation/types.ts';
import type { Complaint } from './complaint.ts';
import { hashOf } from './hashOf.ts';
import { readJsonFile } from './jsonFile.ts';
import { readCatalogue } from './readCatalogue.ts';

/** A locale's messages, compiled: a module whose default export has the host's own `notices`; form modules carry the rest. */
export interface CompiledMessages {
  readonly locale: string;
  readonly hash: string;
  /** `messages.<locale>.<hash>.js` */
  readonly fileName: string;
  readonly code: string;
  /** The part that form modules carry. */
  readonly catalogue: MessageCatalogue;
  /** The host's own texts. */
  readonly notices: { readonly [key: string]: string };
  /** Translations of texts that stand in forms. */
  readonly texts: { readonly [text: string]: string };
}

const parts = ['keywords', 'formats', 'widgets', 'notices', 'texts'];

/** Compiles a locale's file, for instance `messages/en.json`. */
export const compileMessages = (
  file: string,
): { readonly messages: CompiledMessages } | { readonly complaints: readonly Complaint[] } => {
  const read = readJsonFile(file);
  if ('complaints' in read) return read;
  const { catalogue, notices, texts, complaints } = readCatalogue(read.json, parts);
  if (complaints.length > 0) return { complaints };
  const code = `export default ${JSON.stringify({ notices })};\n`;
  const [locale, hash] = [basename(file, '.json'), hashOf(code)];
  return { messages: { locale, hash, fileName: `messages.${locale}.${hash}.js`, code, catalogue, notices, texts } };
};
