import { MessageBar, MessageBarBody, type MessageBarProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Props of {@link PlainMessage}. */
export interface PlainMessageProps {
  readonly intent: NonNullable<MessageBarProps['intent']>;
  readonly children: ReactNode;
  /** Stand below the text. */
  readonly actions?: ReactNode;
}

/** A message without a title: Fluent's bar is a group that takes its name from a title, there or not. */
export function PlainMessage({ intent, children, actions }: PlainMessageProps) {
  return (
    <MessageBar intent={intent} layout="multiline" role="none" aria-labelledby={undefined}>
      <MessageBarBody>{children}</MessageBarBody>
      {actions}
    </MessageBar>
  );
}
