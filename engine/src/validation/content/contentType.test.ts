import { describe, expect, it } from 'vitest';
import { findAcceptedType, getContentType } from './contentType.ts';
import { box, bytesOf, compound, sourceOf, zip } from './fixture/sampleBytes.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const word = zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);

describe('what a file holds', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['nothing', bytesOf(), undefined],
    ['one byte', bytesOf('P'), undefined],
    ['plain text', bytesOf('This is not a film.'), undefined],
    ['a page', bytesOf('<!doctype html><script>'), undefined],
    ['a program', bytesOf('MZ', Array(100).fill(0)), undefined],
    ['an MP4', box('ftyp', 'isom\0\0\x02\0'), 'video/mp4'],
    ['an MP4 of another brand', box('ftyp', 'mp42'), 'video/mp4'],
    ['QuickTime', box('ftyp', 'qt  \0\0\0\0'), 'video/quicktime'],
    ['QuickTime from before the file type atom', box('wide'), 'video/quicktime'],
    ['a photo in the same container', box('ftyp', 'heic'), 'image/heic'],
    ['sound in the same container', box('ftyp', 'M4A '), 'audio/mp4'],
    ['Matroska', bytesOf([0x1a, 0x45, 0xdf, 0xa3], 'BB\x82matroska'), 'video/x-matroska'],
    ['WebM', bytesOf([0x1a, 0x45, 0xdf, 0xa3], 'BB\x82webm'), 'video/webm'],
    ['AVI', bytesOf('RIFF\0\0\0\0AVI LIST'), 'video/x-msvideo'],
    ['WebP', bytesOf('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
    ['a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
    ['a PNG', bytesOf([0x89], 'PNG\r\n\x1a\n'), 'image/png'],
    ['half a PNG head', bytesOf([0x89], 'PNG'), undefined],
    ['a GIF', bytesOf('GIF89a'), 'image/gif'],
    ['a PDF', bytesOf('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF behind a letterhead', bytesOf('\r\n\r\n%PDF-1.4'), 'application/pdf'],
    ['an archive', zip(['word.txt']), 'application/zip'],
    ['an empty archive', zip([]), 'application/zip'],
    ['an archive that is cut off', word.subarray(0, word.length - 30), undefined],
    ['Word', word, docx],
    ['Word with a comment on its archive', zip(['word/document.xml'], 'made elsewhere'), docx],
    ['an archive whose files are called as what every object inherits', zip(['constructor', 'toString']), 'application/zip'],
    ['a compound file whose stream is called so', compound('constructor'), 'application/x-cfb'],
    ['Excel', zip(['xl/workbook.xml']), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['Word before 2007', compound('WordDocument'), 'application/msword'],
    ['Excel before 2007', compound('Workbook'), 'application/vnd.ms-excel'],
    ['another compound file', compound('Thumbs'), 'application/x-cfb'],
    ['a compound file that is cut off', compound('WordDocument').subarray(0, 520), 'application/x-cfb'],
    ['a bare compound head', compound('WordDocument').subarray(0, 20), 'application/x-cfb'],
  ])('%s', async (_what, bytes, type) => {
    expect(await getContentType(sourceOf(bytes))).toBe(type);
  });

  it.each<[string, Uint8Array, string, readonly string[], string | undefined]>([
    ['a PDF', bytesOf('%PDF-1.7'), 'application/pdf', ['application/pdf'], 'application/pdf'],
    ['a PDF under another type', bytesOf('%PDF-1.7'), 'application/msword', ['application/pdf'], 'application/pdf'],
    ['a program that claims to be a PDF', bytesOf('MZ'), 'application/pdf', ['application/pdf'], undefined],
    ['Word that claims to be a PDF', word, 'application/pdf', ['application/pdf'], undefined],
    ['a video where every video is taken', box('ftyp', 'isom'), '', ['video/*'], 'video/mp4'],
    ['a text', bytesOf('Hello'), 'text/plain', ['text/plain'], 'text/plain'],
    ['a picture that claims to be text', bytesOf('GIF89a'), 'text/plain', ['text/plain'], undefined],
    ['bytes that claim nothing', bytesOf('Hello'), '', ['text/plain'], undefined],
  ])('%s is taken as what it is', async (_what, bytes, claimed, accept, type) => {
    expect(await findAcceptedType(sourceOf(bytes), claimed, accept)).toBe(type);
  });

  it.each([
    ['a directory that lies about its place', (view: DataView, end: number) => view.setUint32(end + 16, 0xfffffff0, true)],
    ['a directory that lies about its length', (view: DataView, end: number) => view.setUint32(end + 12, 0xffffffff, true)],
  ])('an archive with %s is an archive and no more', async (_what, lie) => {
    const bytes = zip(['a.txt']);
    lie(new DataView(bytes.buffer), bytes.length - 22);
    expect(await getContentType(sourceOf(bytes))).toBe('application/zip');
  });

  it('a compound file whose sectors lead in a circle ends', async () => {
    const bytes = compound('Thumbs');
    new DataView(bytes.buffer).setUint32(512 + 8, 1, true);
    expect(await getContentType(sourceOf(bytes))).toBe('application/x-cfb');
  });
});
