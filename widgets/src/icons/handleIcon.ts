import { drawIcon } from './drawIcon.tsx';

/** Six dots: something can be dragged. Fluent's ReOrderDotsVerticalRegular. */
export const handleIcon = /* @__PURE__ */ drawIcon(
  'M7 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2m0 6a1 1 0 1 0 0-2 1 1 0 0 0 0 2m1 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0m5-11a1 1 0 1 0 0-2 1 1 0 0 0 0 2m1 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0m-1 7a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
);
