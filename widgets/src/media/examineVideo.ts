import { isWholeMovie, judgeMedia, type MediaFinding, type MediaRule } from '@reelform/engine/content';
import { createBlobSource } from './blobSource.ts';
import { getMediaFacts } from './getMediaFacts.ts';

/** Boxes that are looked at: a film of some hours in fragments of seconds has as many. */
const mostBoxes = 5000;

/** After which a file is taken without more being known of it. */
const patienceMs = 10_000;

/**
 * The rules of its field that a video breaks. Heads and index of the file are read, not the film.
 * @throws the signal's reason, and what reading throws when the file can no longer be read
 */
export const examineVideo = async (
  file: Blob,
  rules: readonly MediaRule[],
  signal: AbortSignal,
): Promise<readonly MediaFinding[]> => {
  if (rules.length === 0) return [];
  const whole = await isWholeMovie(createBlobSource(file), mostBoxes);
  signal.throwIfAborted();
  const known = whole === undefined ? {} : { whole };
  const refused = judgeMedia(known, rules).filter(({ rule }) => rule.effect === 'refuse');
  if (refused.length > 0) return refused;
  return judgeMedia({ ...known, ...(await getMediaFacts(file, patienceMs, signal)) }, rules);
};
