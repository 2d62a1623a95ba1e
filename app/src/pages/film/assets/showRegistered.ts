import type { FormHandle, JsonObject } from '@reelform/engine';
import { pointerOf, sameDocument } from '@reelform/engine/validation';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Shows in a form what is registered: values that differ are set one by one, so that every other field keeps its focus,
 * its errors and its upload. Afterwards nothing is unsaved but what differs from `saved`.
 */
export const showRegistered = (
  form: Pick<FormHandle, 'getData' | 'setValue' | 'settle'>,
  registered: JsonObject,
  saved = registered,
): void => {
  const show = (pointer: string, mine: unknown, theirs: unknown): void => {
    if (isObject(mine) && isObject(theirs)) {
      for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)]))
        show(`${pointer}${pointerOf([name])}`, mine[name], theirs[name]);
    } else if (pointer === '/chapters' && Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length) {
      for (const [index, chapter] of theirs.entries()) show(`${pointer}/${index}`, mine[index], chapter);
    } else if (!sameDocument(mine, theirs)) {
      form.setValue(pointer, theirs);
    }
  };
  show('', form.getData(), registered);
  form.settle(saved);
};
