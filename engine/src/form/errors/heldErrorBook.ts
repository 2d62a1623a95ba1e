import { afterPress } from '../press/pointerPress.ts';
import { createErrorBook, type ErrorBook } from './errorBook.ts';

/**
 * A book whose errors neither come nor go in the middle of a press: leaving a field by pressing something below it would
 * move the pressed thing away, so that the click is lost.
 *
 * @param tell called when what waited is shown
 */
export function createHeldErrorBook(tell: () => void): ErrorBook {
  return createErrorBook((resume) =>
    afterPress(() => {
      resume();
      tell();
    }),
  );
}
