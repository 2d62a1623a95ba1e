import { createLatePart } from '../createLatePart.tsx';
import type { FaultBarProps } from './FaultBar.tsx';

const Plain = ({ children }: FaultBarProps) => <div>{children}</div>;

const Bar = createLatePart<FaultBarProps>(async () => (await import('./FaultBar.tsx')).FaultBar, {
  Waiting: Plain,
  Missing: Plain,
  Gone: Plain,
});

/** Props of {@link FormFault}. */
export type FormFaultProps = Pick<FaultBarProps, 'children'> & Partial<Pick<FaultBarProps, 'intent'>>;

/**
 * A fault of the form's own files, shown in its place so that the rest of the form goes on working. Sound forms have
 * none, so the bar is fetched when one does.
 */
export function FormFault({ intent = 'warning', children }: FormFaultProps) {
  return <Bar intent={intent}>{children}</Bar>;
}
