import { createLazyPart } from '../createLazyPart.tsx';
import { useLooks } from '../field/useLooks.ts';

function Waiting() {
  return <div className={useLooks().object.waiting} aria-busy="true" />;
}

/** Lays out fields as `ui:layout` says; its code is fetched by the first form with a layout. */
export const LaterLayout = createLazyPart(
  () => import('../layout/ObjectLayout.tsx').then((module) => module.ObjectLayout),
  Waiting,
);
