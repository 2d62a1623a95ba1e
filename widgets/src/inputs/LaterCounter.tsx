import { counterHeight } from '../controls/boxSizes.styles.ts';
import { createLazyPart } from '../createLazyPart.tsx';

/** The count below a line of text; its code is fetched by the first field that shows one. */
export const LaterCounter = createLazyPart(
  () => import('./Counter.tsx').then((module) => module.Counter),
  () => <div aria-busy="true" style={{ height: counterHeight }} />,
);
