// @vitest-environment jsdom
import { findAcceptedType } from '@reelform/engine/content';
import { describe, expect, it } from 'vitest';
import { createWordDocument, wordType } from './word-document.ts';

/** The files of an archive, read by its central directory. */
const readZip = (bytes: Buffer): ReadonlyMap<string, string> => {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files.set(name, bytes.toString('utf8', from, from + size));
    at += 46 + nameLength;
  }
  return files;
};

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

describe('a Word document (R-259)', () => {
  const document = createWordDocument([
    { style: 'Title', text: 'Fish & <chips>' },
    { style: 'Normal', text: '' },
    { style: 'Question', text: 'Ärger\0 mit\u0007 映画 🎬\ud800?\nTwo lines' },
  ]);

  it('has well-formed parts that say what they are', () => {
    const files = readZip(document);
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/styles.xml',
    ]);
    for (const [name, xml] of files) expect([name, parse(xml).querySelector('parsererror')]).toEqual([name, null]);
    const styles = [...parse(files.get('word/styles.xml') ?? '').getElementsByTagName('w:style')].map((style) =>
      style.getAttribute('w:styleId'),
    );
    expect(styles).toEqual(['Normal', 'Title', 'Question']);
  });

  it('holds the text as it was, without what XML cannot hold', () => {
    const body = parse(readZip(document).get('word/document.xml') ?? '');
    const texts = [...body.getElementsByTagName('w:p')].map((paragraph) =>
      [...paragraph.getElementsByTagName('w:t')].map((run) => run.textContent),
    );
    expect(texts).toEqual([['Fish & <chips>'], [], ['Ärger mit 映画 🎬?', 'Two lines']]);
  });

  it('is taken for one by its bytes, as an answers file would be', async () => {
    const source = {
      size: document.length,
      read: async (from: number, to: number) => Uint8Array.from(document.subarray(from, to)),
    };
    expect(await findAcceptedType(source, '', [wordType])).toBe(wordType);
  });
});
