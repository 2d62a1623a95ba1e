import type { AST } from '@eslint-community/regexpp';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const waysThrough = ({ elements }: AST.Alternative): number => elements.reduce((ways, element) => ways * waysOf(element), 1);

const waysOf = (element: AST.Element): number => {
  switch (element.type) {
    case 'Quantifier':
      return element.max === 1 ? waysOf(element.element) + 1 : Number.POSITIVE_INFINITY;
    case 'Group':
    case 'CapturingGroup':
      return patternWays(element.alternatives);
    case 'Backreference':
      return Number.POSITIVE_INFINITY;
    default:
      return 1;
  }
};

/**
 * The ways in which one of several sequences can be read at one place of a text, as many as words in a list of words;
 * `Infinity` when something is repeated. What looks around is read in one way, however often it tries.
 */
export const patternWays = (alternatives: readonly AST.Alternative[]): number => sum(alternatives.map(waysThrough));
