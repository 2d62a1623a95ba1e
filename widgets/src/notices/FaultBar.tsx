import { type ReactNode, useId } from 'react';
import { Notice } from './Notice.tsx';

/** Props of {@link FaultBar}. */
export interface FaultBarProps {
  readonly intent: 'warning' | 'error';
  readonly children: ReactNode;
}

/** A bar that says what is wrong. */
export function FaultBar({ intent, children }: FaultBarProps) {
  const id = useId();
  return (
    <Notice intent={intent} aria-labelledby={id}>
      <span id={id}>{children}</span>
    </Notice>
  );
}
