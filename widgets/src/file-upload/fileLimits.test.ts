import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFileRefusal, getFileLimits } from './fileLimits.ts';

const documents = ['application/pdf', 'application/msword', 'text/plain'];
const film = new Uint8Array(readFileSync(join(import.meta.dirname, '../media/fixture/plain.mp4')));
const file = (name: string, type: string, content: BlobPart) => new File([content], name, { type });

describe('files that are taken', () => {
  it.each([
    ['a PDF', file('a.pdf', 'application/pdf', '%PDF-1.7'), { accept: documents }, undefined],
    ['a PDF without a type', file('a', '', '%PDF-1.7'), { accept: documents }, undefined],
    ['a text', file('a.txt', 'text/plain', 'Hello'), { accept: documents }, undefined],
    ['a page named .pdf', file('a.pdf', 'application/pdf', '<!doctype html>'), { accept: documents }, 'notAccepted'],
    ['a film named .doc', file('a.doc', 'application/msword', film), { accept: documents }, 'notAccepted'],
    ['a film where films are taken', file('a', '', film), { accept: ['video/*'] }, undefined],
    ['anything where nothing is said', file('a.xyz', 'x/y', 'z'), {}, undefined],
    ['an empty file', file('a.pdf', 'application/pdf', ''), {}, 'empty'],
    ['a file of the largest size', file('a.pdf', 'application/pdf', '%PDF-1.7'), { maxBytes: 8 }, undefined],
    ['a byte more', file('a.pdf', 'application/pdf', '%PDF-1.7.'), { maxBytes: 8 }, 'tooLarge'],
    ['limits that are none', file('a', '', 'z'), { accept: 7, maxBytes: '1' }, undefined],
    ['kinds as HTML has them', file('a', '', film), { accept: '.txt, video/*' }, undefined],
    ['the ending of a name', file('a.CSV', '', 'a,b'), { accept: ['image/png', '.csv'] }, undefined],
    ['another ending', file('a.csv.exe', '', 'MZ'), { accept: ['.csv'] }, 'notAccepted'],
  ])('%s: %s', async (_what, chosen, options, refusal) => {
    expect(await findFileRefusal(chosen, getFileLimits(options))).toBe(refusal);
  });
});
