import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { isNode } from '../validation/schemaNode.ts';
import type { MessageCatalogue } from '../validation/types.ts';
import { hashOf } from './compileForm.ts';
import type { Complaint } from './complaint.ts';
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

const overlaid = (below: MessageCatalogue, above: MessageCatalogue): MessageCatalogue => {
  const byWidget = Object.entries(above.widgets).map(([name, texts]) => [name, { ...below.widgets[name], ...texts }]);
  return {
    keywords: { ...below.keywords, ...above.keywords },
    formats: { ...below.formats, ...above.formats },
    widgets: { ...below.widgets, ...Object.fromEntries(byWidget) },
  };
};

/** The file that a locale's `extends` means: one beside it (`./…`), or one of an installed package. */
const extendedFile = (file: string, name: string): string | undefined => {
  if (/^\.{1,2}\//.test(name)) return resolve(dirname(file), name);
  try {
    return createRequire(resolve(file)).resolve(name);
  } catch {
    return undefined;
  }
};

/** Longest chain of files that extend one another. */
const mostExtended = 10;

const catalogueBelow = (
  json: JsonFile,
  name: unknown,
  known: ReadonlySet<string>,
  depth: number,
): { readonly catalogue: MessageCatalogue } | { readonly complaints: readonly Complaint[] } => {
  if (name === undefined) return { catalogue: { keywords: {}, formats: {}, widgets: {} } };
  const below = typeof name === 'string' && depth < mostExtended ? extendedFile(json.file, name) : undefined;
  if (!below) return { complaints: [json.complain(['extends'], "'extends' names a file of messages that is not there.")] };
  const compiled = compileMessages(below, known, depth + 1);
  return 'complaints' in compiled ? compiled : { catalogue: compiled.messages.catalogue };
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
  const below = catalogueBelow(json, json.value['extends'], known, depth);
  if ('complaints' in below) complaints.push(...below.complaints);
  if (complaints.length > 0 || !('catalogue' in below)) return { complaints };
  const code = `export default ${JSON.stringify({ notices })};\n`;
  const [locale, hash] = [basename(file, '.json'), hashOf(code)];
  return {
    messages: {
      locale,
      hash,
      fileName: `messages.${locale}.${hash}.js`,
      code,
      catalogue: overlaid(below.catalogue, { keywords, formats, widgets }),
      notices,
    },
  };
};
