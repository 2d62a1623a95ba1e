import type { AST } from '@eslint-community/regexpp';
import { fewRepetitions } from './patternAutomaton.ts';

/** A part of a pattern that looks around without reading on. */
export interface Lookaround {
  readonly assertion: AST.LookaroundAssertion;
  /** Whether a longer text does not make it be tried more often: nothing before it is repeated without an end. */
  readonly isRare: boolean;
}

/** Whether a longer text gives an element no more ways to be read. */
const isCounted = (element: AST.Element): boolean => {
  if (element.type === 'Quantifier') return element.max <= fewRepetitions && isCounted(element.element);
  const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
  return !isGroup || element.alternatives.every(({ elements }) => elements.every(isCounted));
};

/**
 * What looks around in a pattern, those within others left out. Each is tried anew, and by itself, wherever the rest of the
 * pattern comes to it: what it has read is not gone through again.
 *
 * @param isRare whether the pattern itself is tried at one place of a text
 */
export function* lookaroundsIn(alternatives: readonly AST.Alternative[], isRare: boolean): Generator<Lookaround> {
  for (const { elements } of alternatives) {
    let isStillRare = isRare;
    for (const element of elements) {
      yield* lookaroundsOf(element, isStillRare);
      isStillRare &&= isCounted(element);
    }
  }
}

function* lookaroundsOf(element: AST.Element, isRare: boolean): Generator<Lookaround> {
  if (element.type === 'Quantifier') yield* lookaroundsOf(element.element, isRare && element.max <= fewRepetitions);
  if (element.type === 'Group' || element.type === 'CapturingGroup') yield* lookaroundsIn(element.alternatives, isRare);
  if (element.type === 'Assertion' && 'alternatives' in element) yield { assertion: element, isRare };
}
