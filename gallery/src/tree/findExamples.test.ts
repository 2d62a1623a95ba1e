import { describe, expect, it } from 'vitest';
import type { Example, ExampleGroup } from '../../exchange.ts';
import { findExamples } from './findExamples.ts';

const example = (title: string, schema = '{}', description = ''): Example => ({
  id: `group/${title}`,
  title,
  description,
  files: { 'schema.json': schema },
});

const groups: readonly ExampleGroup[] = [
  {
    name: 'keywords',
    title: 'Keywords',
    description: '',
    examples: [example('enum'), example('format', '{ "maxLength": 3 }'), example('maxLength', '{}', 'A limit.')],
  },
  { name: 'rules', title: 'Rules', description: '', examples: [example('show')] },
];

const titles = (text: string) => findExamples(groups, text).flatMap(({ examples }) => examples.map(({ title }) => title));

describe('the search for examples', () => {
  it.each([
    ['', ['enum', 'format', 'maxLength', 'show']],
    ['maxlength', ['maxLength', 'format']],
    ['LIMIT', ['maxLength']],
    ['max limit', ['maxLength']],
    ['group/show', ['show']],
    ['nothing of the kind', []],
  ])('“%s” finds %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});
