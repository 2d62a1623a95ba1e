import { createLazyPart } from '../createLazyPart.tsx';
import { useLooks } from '../field/useLooks.ts';
import { useHeldWhileFetched } from '../layout/useHeldWhileFetched.ts';

function Waiting() {
  useHeldWhileFetched();
  return <div className={useLooks().object.waiting} aria-busy="true" />;
}

/** Lays out fields as `ui:layout` says; its code is fetched by the first form with a layout. */
export const LaterLayout = createLazyPart(
  () => import('../layout/ObjectLayout.tsx').then((module) => module.ObjectLayout),
  Waiting,
);
