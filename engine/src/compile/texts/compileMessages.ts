import { basename } from 'node:path';
import { isNode } from '../../validation/schemaNode.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import { hashOf } from '../hashOf.ts';
import { readJsonFile } from '../jsonFile.ts';
import { type CatalogueResult, extendedMessages } from './extendedMessages.ts';
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

const parts = ['extends', 'keywords', 'formats', 'widgets', 'notices', 'texts'];

/**
 * Compiles a locale's file, for instance `messages/en.json`. It may extend another one (`"extends"`), whose texts it
 * overlays one by one; the other's notices stay with the other.
 * @param known every keyword that a schema may have
 * @param depth how many files have extended one another down to this one. @default 0
 */
export const compileMessages = (
  file: string,
  known: ReadonlySet<string>,
  depth = 0,
):
  | { readonly messages: CompiledMessages; readonly notes: readonly Complaint[] }
  | { readonly complaints: readonly Complaint[] } => {
  const read = readJsonFile(file);
  if ('complaints' in read) return read;
  const { json } = read;
  const readBelow = (below: string): CatalogueResult => {
    const compiled = compileMessages(below, known, depth + 1);
    return 'complaints' in compiled ? compiled : compiled.messages;
  };
  const { catalogue: own, notices, texts, complaints } = readCatalogue(json, parts, known);
  const name = isNode(json.value) ? json.value['extends'] : undefined;
  const extended = extendedMessages(json, name, own, depth, readBelow);
  if (complaints.length > 0) return { complaints };
  if ('complaints' in extended) return extended;
  const { catalogue, notes } = extended;
  const code = `export default ${JSON.stringify({ notices })};\n`;
  const [locale, hash] = [basename(file, '.json'), hashOf(code)];
  const fileName = `messages.${locale}.${hash}.js`;
  return { messages: { locale, hash, fileName, code, catalogue, notices, texts }, notes };
};
