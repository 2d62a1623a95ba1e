import { drawIcon } from './drawIcon.tsx';

/** A triangle: something to look at. Fluent's WarningFilled. */
export const warningIcon = /* @__PURE__ */ drawIcon(
  'M7.37 3.56a3 3 0 0 1 5.26 0l5.5 10A3 3 0 0 1 15.5 18h-11a3 3 0 0 1-2.63-4.44zM10 12.75a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5m0-6.25a.5.5 0 0 0-.5.5v4a.5.5 0 0 0 1 0V7a.5.5 0 0 0-.5-.5',
);
