import { drawIcon } from './drawIcon.tsx';

/** An i in a circle: something to know. Fluent's InfoFilled. */
export const infoIcon = /* @__PURE__ */ drawIcon(
  'M18 10a8 8 0 1 0-16 0 8 8 0 0 0 16 0M9.5 8.91a.5.5 0 0 1 1 0v4.69a.5.5 0 0 1-1 0V8.9m-.25-2.16a.75.75 0 1 1 1.5 0 .75.75 0 0 1-1.5 0',
);
