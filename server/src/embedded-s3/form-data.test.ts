import { describe, expect, it } from 'vitest';
import { isFailure } from './errors.ts';
import { createFormReader, readBoundary } from './form-data.ts';

const field = (name: string, value: string) => `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = '--XX\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
const content = 'one\r\n--X\r\n--Xtwo\r\n';
const good = `${field('Key', 'x/1')}${field('Policy', 'abc')}${file}${content}\r\n--XX--\r\n`;

async function readForm(text: string, pieceLength: number) {
  const pieces = (async function* () {
    for (let at = 0; at < text.length; at += pieceLength) yield Buffer.from(text.slice(at, at + pieceLength));
  })();
  const form = createFormReader(pieces, 'XX');
  const head = await form.readHead();
  if (isFailure(head)) return head.failure;
  let body = '';
  for await (const item of form.readFile()) {
    if (isFailure(item)) return item.failure;
    body += item.toString();
  }
  await form.close();
  return { fields: Object.fromEntries(head.fields), fileName: head.fileName, body };
}

describe('createFormReader', () => {
  it.each([1, 2, 5, 13, 1000])('reads a form that comes in pieces of %i bytes', async (length) => {
    expect(await readForm(good, length)).toEqual({ fields: { key: 'x/1', policy: 'abc' }, fileName: 'a.png', body: content });
  });

  it.each([
    ['cut in its file', good.slice(0, -10), 'IncompleteBody'],
    ['cut in its fields', good.slice(0, 80), 'MalformedPOSTRequest'],
    ['without a file', `${field('key', 'x')}--XX--\r\n\r\n\r\n`, 'MalformedPOSTRequest'],
    ['with a field twice', `${field('key', 'x')}${field('KEY', 'y')}${file}`, 'InvalidArgument'],
    ['with an endless field', field('key', 'x'.repeat(70_000)), 'MaxPostPreDataLengthExceeded'],
    ['with endless fields', Array.from({ length: 100 }, (_, n) => field(`f${n}`, '')).join(''), 'MaxPostPreDataLengthExceeded'],
  ])('refuses a form %s', async (_, text, failure) => {
    expect(await readForm(text, 1000)).toBe(failure);
  });
});

it.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; boundary="a b"; charset=utf-8', 'a b'],
  ['multipart/form-data', undefined],
  ['application/x-www-form-urlencoded; boundary=abc', undefined],
])('the boundary of %s', (type, boundary) => {
  expect(readBoundary(type)).toBe(boundary);
});
