import type { ConfirmProps } from '@reelform/engine';
import { Confirm } from '../confirm/Confirm.tsx';

/** The question before an action of a form. */
export function ActionQuestion({ message, ...question }: ConfirmProps) {
  return <Confirm open question={message} {...question} />;
}
