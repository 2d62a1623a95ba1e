import { drawIcon } from './drawIcon.tsx';

/** A turn against the clock. Fluent's ArrowRotateCounterclockwiseRegular. */
export const turnLeftIcon = /* @__PURE__ */ drawIcon(
  'M10 3a7 7 0 0 1 7 7 .5.5 0 0 1-1 0 6 6 0 1 0-9 5.2V13a.5.5 0 0 1 1 0v3.5a.5.5 0 0 1-.5.5H4a.5.5 0 0 1 0-1h2.4A7 7 0 0 1 10 3m0 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 1a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
);
