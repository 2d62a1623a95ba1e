import { drawIcon } from './drawIcon.tsx';

/** A turn clockwise. Fluent's ArrowRotateClockwiseRegular. */
export const turnRightIcon = /* @__PURE__ */ drawIcon(
  'M10 3a7 7 0 0 1 3.6 13H16a.5.5 0 0 1 0 1h-3.5a.5.5 0 0 1-.5-.5V13a.5.5 0 0 1 1 0v2.2A6 6 0 1 0 4 10a.5.5 0 0 1-1 0 7 7 0 0 1 7-7m0 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 1a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
);
