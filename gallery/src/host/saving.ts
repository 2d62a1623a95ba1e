import type { SaveOutcome } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { text } from '../text.ts';

/** How the host answers a save, to be chosen in the page. */
export const saveAnswers = ['saved', 'conflict', 'refused', 'unreachable'] as const;

/** One of {@link saveAnswers}. */
export type SaveAnswer = (typeof saveAnswers)[number];

/** The document as someone else would have changed it: a mark at the end of each of its texts. */
const changedElsewhere = (data: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? text('theirs', { value }) : value]),
  );

/**
 * A save that answers as it is told.
 * @throws when it is told that the server cannot be reached
 */
export const saveAs = async (answer: SaveAnswer, data: JsonObject): Promise<SaveOutcome> => {
  await new Promise((done) => setTimeout(done, 600));
  if (answer === 'unreachable') throw new Error('unreachable');
  if (answer === 'refused') return { kind: 'refused', message: text('refusedBecause') };
  return answer === 'conflict' ? { kind: 'conflict', theirs: changedElsewhere(data) } : { kind: 'saved' };
};
