import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Props of {@link FaultBar}. */
export interface FaultBarProps {
  readonly intent: 'warning' | 'error';
  readonly children: ReactNode;
}

/** A bar that says what is wrong. */
export const FaultBar = ({ intent, children }: FaultBarProps) => (
  <MessageBar intent={intent} layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
