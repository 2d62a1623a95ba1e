import { isTextList, strayIn } from './is-text-list.ts';
import type { SchemasFile } from './schemas-file.ts';

/** Reads a list of texts: genres, tags, passwords. @throws {FileFlaw} when it is none, or has a text twice */
export function readLabels({ data, flaw }: SchemasFile): readonly string[] {
  if (!isTextList(data)) throw flaw(strayIn(data), 'The file must be a list of texts.');
  const twice = data.findIndex((label, index) => data.indexOf(label) < index);
  if (twice >= 0) throw flaw([twice], `'${data[twice]}' stands here twice.`);
  return data;
}
