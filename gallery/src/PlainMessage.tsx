import { MessageBar, MessageBarBody, type MessageBarProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Props of {@link PlainMessage}. */
export interface PlainMessageProps extends Pick<MessageBarProps, 'intent' | 'layout' | 'className'> {
  readonly children: ReactNode;
  /** Stand beside the text. */
  readonly actions?: ReactNode;
}

/** A message without a title: Fluent's bar is a group that takes its name from a title, there or not. */
export function PlainMessage({ children, actions, ...bar }: PlainMessageProps) {
  return (
    <MessageBar {...bar} role="none" aria-labelledby={undefined}>
      <MessageBarBody>{children}</MessageBarBody>
      {actions}
    </MessageBar>
  );
}
