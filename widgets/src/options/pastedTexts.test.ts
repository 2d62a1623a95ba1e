import { expect, it } from 'vitest';
import { pastedTexts } from './pastedTexts.ts';

it.each<[what: string, text: string, texts: readonly string[]]>([
  ['one a line', 'Berlin\nBonn\r\n\r\n Paris \n', ['Berlin', 'Bonn', 'Paris']],
  ['one a line, with their commas', 'Berlin, Germany\nParis, France', ['Berlin, Germany', 'Paris, France']],
  ['one a cell', 'Berlin\tBonn', ['Berlin', 'Bonn']],
  ['one between commas', 'noir, heist,, drama', ['noir', 'heist', 'drama']],
  ['one between semicolons', 'noir; heist', ['noir', 'heist']],
  ['each once', 'noir\nnoir', ['noir']],
  ['one alone', ' film noir \n', ['film noir']],
  ['none', ' ,, ', []],
])('pasted texts are %s', (_what, text, texts) => {
  expect(pastedTexts(text)).toEqual(texts);
});
