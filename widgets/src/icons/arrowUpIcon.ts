import { drawIcon } from './drawIcon.tsx';

/** Up. Fluent's ArrowUpRegular. */
export const arrowUpIcon = /* @__PURE__ */ drawIcon(
  'M3.13 9.16a.5.5 0 1 0 .74.68L9.5 3.67V17.5a.5.5 0 1 0 1 0V3.67l5.63 6.17a.5.5 0 0 0 .74-.68l-6.32-6.92a.75.75 0 0 0-1.1 0z',
);
