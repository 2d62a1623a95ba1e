import { createLazyPart } from '../createLazyPart.tsx';
import { Waiting } from './Waiting.tsx';

/** Pages of which one is in sight; fetched by the first form with some. */
export const Tabs = createLazyPart(() => import('./Tabs.tsx').then((module) => module.Tabs), Waiting);

/** Pages one after the other; fetched by the first form with some. */
export const Steps = createLazyPart(() => import('./Steps.tsx').then((module) => module.Steps), Waiting);
