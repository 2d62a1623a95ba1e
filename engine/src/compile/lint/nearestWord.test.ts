import { expect, it } from 'vitest';
import { knownFormats, knownKeywords } from './knownWords.ts';
import { nearestWord } from './nearestWord.ts';

it.each([
  ['maxLenght', 'maxLength'],
  ['tpye', 'type'],
  ['Required', 'required'],
  ['addtionalPropertis', 'additionalProperties'],
])('%s means %s', (word, meant) => {
  expect(nearestWord(word, knownKeywords)).toBe(meant);
});

it.each(['id', 'tsType', 'defaultSnippets', 'widget', 'options', 'propertyOrder'])('%s is a word of its own', (word) => {
  expect(nearestWord(word, knownKeywords)).toBeUndefined();
});

it('formats are told in the same way', () => {
  expect(nearestWord('e-mail', knownFormats)).toBe('email');
  expect(nearestWord('color', knownFormats)).toBeUndefined();
});
