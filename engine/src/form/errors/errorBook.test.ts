import { beforeEach, describe, expect, it } from 'vitest';
import { createErrorBook, type ErrorBook } from './errorBook.ts';

const error = (path: string, message = 'wrong') => ({ path, keyword: 'type', message });
const paths = (book: ErrorBook) => book.shown().map(({ path }) => path);

describe('which errors are shown', () => {
  let book: ErrorBook;
  beforeEach(() => {
    book = createErrorBook();
    book.setVerdict([error('/title'), error('/rows'), error('/rows/0/name')]);
  });

  it('shows nothing on untouched fields', () => {
    expect(book.left('/title')).toBe(false);
    expect(paths(book)).toEqual([]);
  });

  it('shows a field that was edited and left, and lists around it once they are left too', () => {
    book.edited('/rows/0/name');
    expect(book.left('/rows/0/name')).toBe(true);
    expect(paths(book)).toEqual(['/rows/0/name']);
    book.left('/rows');
    expect(paths(book)).toEqual(['/rows', '/rows/0/name']);
  });

  it('shows all after a refusal, but not what comes later on other fields', () => {
    book.reveal(['/title', '/rows', '/rows/0/name', '/rows/2/name', '/rowsOther/2']);
    expect(paths(book)).toEqual(['/title', '/rows', '/rows/0/name']);
    book.setVerdict([error('/new'), error('/title', 'still wrong')]);
    expect(book.shown()).toEqual([error('/title', 'still wrong')]);
  });

  it('keeps the array of a field while its errors are the same', () => {
    book.reveal(['/title', '/rows', '/rows/0/name', '/rows/2/name', '/rowsOther/2']);
    const before = book.at('/title');
    book.setVerdict([error('/title'), error('/rows', 'other')]);
    expect(book.at('/title')).toBe(before);
  });

  it.each([
    ['the field', '/rows/0/name', ['/title', '/rows/1/name']],
    ['a list around it', '/rows', ['/title']],
    ['a field inside of it', '/title/en', ['/rows/0/name', '/rows/1/name']],
    ['another row', '/rows/1/name', ['/title', '/rows/0/name']],
  ])('clears host errors when %s is edited', (_what, edited, left) => {
    book.setVerdict([]);
    book.setHostErrors([error('/title'), error('/rows/0/name'), error('/rows/1/name'), error('')]);
    book.edited(edited);
    expect(paths(book)).toEqual(left);
  });

  it('shows an error once when host and verdict agree', () => {
    book.reveal(['/title', '/rows', '/rows/0/name', '/rows/2/name', '/rowsOther/2']);
    book.setHostErrors([error('/title')]);
    expect(paths(book)).toEqual(['/title', '/rows', '/rows/0/name']);
  });

  it('lets errors travel with their row and go with it', () => {
    book.setVerdict([error('/rows/0/name'), error('/rows/2/name'), error('/rowsOther/2')]);
    book.reveal(['/title', '/rows', '/rows/0/name', '/rows/2/name', '/rowsOther/2']);
    book.setHostErrors([error('/rows/2/x')]);
    book.moveRows('/rows', (index) => [undefined, 1, 0][index]);
    expect(paths(book)).toEqual(['/rows/0/name', '/rowsOther/2', '/rows/0/x']);
  });

  it('says where a row went that was named before', () => {
    const end = book.followRows();
    book.moveRows('/rows', (index) => [1, 0, undefined][index]);
    book.moveRows('/rows', (index) => index + 1);
    const placeNow = end();
    book.moveRows('/rows', (index) => index + 1);
    expect(['/rows/0/name', '/rows/1', '/rows/2/name', '/title'].map(placeNow)).toEqual([
      '/rows/2/name',
      '/rows/1',
      undefined,
      '/title',
    ]);
  });
});
