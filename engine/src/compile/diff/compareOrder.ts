import type { Difference } from './change.ts';
import { difference, type Pair } from './pair.ts';

/**
 * The difference of two lists of choices that stand in another order, as people are shown them.
 *
 * @param order where the choices that both have stand in the new list, in the order of the old one
 * @param what is listed, in words
 */
export const compareOrder = (pair: Pair, order: readonly number[], what = 'choices'): readonly Difference[] =>
  order.some((place, index) => place < (order[index - 1] ?? 0))
    ? [difference(pair, 'rewords', `the ${what} stand in another order`)]
    : [];
