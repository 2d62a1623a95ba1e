import { basename } from 'node:path';
import { isNode } from '../validation/schemaNode.ts';
import type { MessageCatalogue } from '../validation/types.ts';
import { hashOf } from './compileForm.ts';
import type { Complaint } from './complaint.ts';
import { type CatalogueResult, extendedMessages } from './extendedMessages.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';
import { knownFormats } from './knownWords.ts';

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
}

const textsOf = (
  json: JsonFile,
  value: unknown,
  tokens: readonly string[],
  complaints: Complaint[],
): { [key: string]: string } => {
  if (value === undefined) return {};
  if (!isNode(value)) {
    complaints.push(json.complain(tokens, 'Here stand texts by name.'));
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => {
      if (typeof text === 'string') return [[name, text]];
      complaints.push(json.complain([...tokens, name], 'A message is a text.'));
      return [];
    }),
  );
};

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
): { readonly messages: CompiledMessages } | { readonly complaints: readonly Complaint[] } => {
  const read = readJsonFile(file);
  if ('complaints' in read) return read;
  const { json } = read;
  const readBelow = (below: string): CatalogueResult => {
    const compiled = compileMessages(below, known, depth + 1);
    return 'complaints' in compiled ? compiled : compiled.messages;
  };
  const complaints: Complaint[] = [];
  if (!isNode(json.value)) return { complaints: [json.complain([], 'A file of messages is an object.')] };
  const parts = ['extends', 'keywords', 'formats', 'widgets', 'notices'];
  for (const name of Object.keys(json.value)) {
    if (!parts.includes(name))
      complaints.push(json.complain([name], `A file of messages has ${parts.join(', ')}, and no '${name}'.`));
  }
  const keywords = textsOf(json, json.value['keywords'], ['keywords'], complaints);
  for (const keyword of Object.keys(keywords)) {
    const own = ['maxDepth', 'false schema'].includes(keyword);
    if (!own && !known.has(keyword)) complaints.push(json.complain(['keywords', keyword], `'${keyword}' is not a keyword.`));
  }
  const formats = textsOf(json, json.value['formats'], ['formats'], complaints);
  for (const format of Object.keys(formats)) {
    if (!knownFormats.has(format)) complaints.push(json.complain(['formats', format], `'${format}' is not a format.`));
  }
  const byWidget = isNode(json.value['widgets']) ? Object.entries(json.value['widgets']) : [];
  const widgets = Object.fromEntries(
    byWidget.map(([name, texts]) => [name, textsOf(json, texts, ['widgets', name], complaints)]),
  );
  const notices = textsOf(json, json.value['notices'], ['notices'], complaints);
  const extended = extendedMessages(json, json.value['extends'], { keywords, formats, widgets }, depth, readBelow);
  if ('complaints' in extended) complaints.push(...extended.complaints);
  if (complaints.length > 0 || 'complaints' in extended) return { complaints };
  const code = `export default ${JSON.stringify({ notices })};\n`;
  const [locale, hash] = [basename(file, '.json'), hashOf(code)];
  return {
    messages: {
      locale,
      hash,
      fileName: `messages.${locale}.${hash}.js`,
      code,
      catalogue: extended.catalogue,
      notices,
    },
  };
};
