import { pointerOf } from '../../validation/pointer.ts';
import { compareStates } from './compareStates.ts';
import { createSide } from './side.ts';

/** Files of a state by name. */
type Files = { readonly [file: string]: unknown };

/** Effect and place of each difference of two states; places in `schema.json`, the form's, without its name. */
export const diffOf = (before: Files, after: Files) => {
  const side = (files: Files) => createSide('/forms', (file) => files[file]);
  const files = Object.keys(after).map((file) => ({ file, isForm: file === 'schema.json' }));
  return compareStates(files, side(before), side(after), () => true).map(({ effect, place }) => [
    effect,
    `${place.file === 'schema.json' ? '' : place.file}${pointerOf(place.tokens)}`,
  ]);
};
