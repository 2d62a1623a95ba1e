import { type ByteSource, viewOf } from './byteSource.ts';
import { zipType } from './signatures.ts';

/** Signatures and lengths of the records at a ZIP file's end (PKWARE, APPNOTE.TXT, 4.3.12 and 4.3.16). */
const endMark = 0x06054b50;
const endBytes = 22;
const entryMark = 0x02014b50;
const entryBytes = 46;

/** A ZIP file's comment is no longer. */
const longestComment = 0xffff;

/** A directory of more bytes than this is looked at in part. */
const mostDirectoryBytes = 1024 ** 2;

/** Entries by which Office Open XML documents are told (ECMA-376, part 1). */
const documents: ReadonlyMap<string, string> = new Map([
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]);

/** Where the directory lies; `undefined` when its end record is missing, which means that the file was cut off. */
const findDirectory = async (source: ByteSource) => {
  const from = Math.max(0, source.size - endBytes - longestComment);
  const tail = await source.read(from, source.size);
  const view = viewOf(tail);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    return { start: view.getUint32(at + 16, true), length: view.getUint32(at + 12, true) };
  }
  return undefined;
};

/** What lies in a ZIP file: a document of Office Open XML, or files; `undefined` for one that is cut off. */
export const getZipContent = async (source: ByteSource): Promise<string | undefined> => {
  const directory = await findDirectory(source);
  if (!directory) return undefined;
  const { start, length } = directory;
  const bytes = await source.read(start, Math.min(source.size, start + Math.min(length, mostDirectoryBytes)));
  const view = viewOf(bytes);
  for (let at = 0; at + entryBytes <= bytes.length && view.getUint32(at, true) === entryMark; ) {
    const nameEnd = at + entryBytes + view.getUint16(at + 28, true);
    const type = documents.get(new TextDecoder().decode(bytes.subarray(at + entryBytes, nameEnd)));
    if (type !== undefined) return type;
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return zipType;
};
