import type { KeyboardEvent } from 'react';

/** `keyCode` of a key that an input method has taken: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method: it composes, or ends what is composed. Enter and arrows are the text's then, and
 * nothing is taken, chosen or sent by them. In Safari the Enter that ends a composition has no other sign of it than its code.
 */
export const isTakenByInputMethod = ({ keyCode, nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === TAKEN;
