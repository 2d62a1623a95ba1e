import { drawIcon } from './drawIcon.tsx';

/** A tick in a circle: something is done. Fluent's CheckmarkCircleFilled. */
export const doneIcon = /* @__PURE__ */ drawIcon(
  'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m3.36 5.65a.5.5 0 0 0-.64-.06l-.07.06L9 11.3 7.35 9.65l-.07-.06a.5.5 0 0 0-.7.7l.07.07 2 2 .07.06c.17.11.4.11.56 0l.07-.06 4-4 .07-.08a.5.5 0 0 0-.06-.63',
);
