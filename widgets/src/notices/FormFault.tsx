import { lazy, Suspense } from 'react';
import type { FaultBarProps } from './FaultBar.tsx';

const Bar = lazy(() => import('./FaultBar.tsx').then((module) => ({ default: module.FaultBar })));

/** Props of {@link FormFault}. */
export type FormFaultProps = Pick<FaultBarProps, 'children'> & Partial<Pick<FaultBarProps, 'intent'>>;

/**
 * A fault of the form's own files, shown in its place so that the rest of the form goes on working. Sound forms have
 * none, so the bar is fetched when one does.
 */
export function FormFault({ intent = 'warning', children }: FormFaultProps) {
  return (
    <Suspense fallback={<div>{children}</div>}>
      <Bar intent={intent}>{children}</Bar>
    </Suspense>
  );
}
