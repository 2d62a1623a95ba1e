import { createLazyPart } from '../createLazyPart.tsx';
import { useLooks } from '../field/useLooks.ts';

function Waiting() {
  return <div className={useLooks().object.waiting} aria-busy="true" />;
}

/** The box around a property of free name; its code is fetched by the first form that has such properties. */
export const LaterWrap = createLazyPart(
  () => import('./WrapIfAdditionalTemplate.tsx').then((module) => module.WrapIfAdditionalTemplate),
  Waiting,
);
