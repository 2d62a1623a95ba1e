import { describe, expect, it } from 'vitest';
import { readData } from './readData.ts';

describe('data.json', () => {
  it('is an object', () => {
    expect(readData('{ "title": "Nocturne" }')).toEqual({ data: { title: 'Nocturne' } });
  });

  it.each([
    ['[1]', 1],
    ['null', 1],
    ['{\n  "title": oops\n}', 2],
  ])('%j is told with its line', (content, line) => {
    expect(readData(content)).toMatchObject({ complaint: { file: 'data.json', line } });
  });
});
