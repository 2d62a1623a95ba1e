import { type AST, RegExpParser } from '@eslint-community/regexpp';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const waysThrough = ({ elements }: AST.Alternative): number => elements.reduce((ways, element) => ways * waysOf(element), 1);

const waysOf = (element: AST.Element): number => {
  switch (element.type) {
    case 'Quantifier':
      return element.max === 1 ? waysOf(element.element) + 1 : Number.POSITIVE_INFINITY;
    case 'Group':
    case 'CapturingGroup':
      return sum(element.alternatives.map(waysThrough));
    case 'Assertion':
      return 'alternatives' in element ? sum(element.alternatives.map(waysThrough)) : 1;
    case 'Backreference':
      return Number.POSITIVE_INFINITY;
    default:
      return 1;
  }
};

/** The ways in which a regular expression can be read at one place of a text, as many as words in a list of words; `Infinity` when something is repeated. */
export const patternWays = (pattern: string): number =>
  sum(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives.map(waysThrough));
