import type { ComponentProps, ReactNode } from 'react';
import { errorIcon } from '../icons/errorIcon.ts';
import { infoIcon } from '../icons/infoIcon.ts';
import { warningIcon } from '../icons/warningIcon.ts';
import { useNoticeClass } from './Notice.styles.ts';

/** Props of {@link Notice}; those of a `<div>`, and what it is about. */
export interface NoticeProps extends ComponentProps<'div'> {
  readonly intent: 'info' | 'warning' | 'error';
  /** Buttons below the text. */
  readonly actions?: ReactNode;
}

const icons = { info: infoIcon, warning: warningIcon, error: errorIcon };

/** A bar that says something about the form as a whole. */
export function Notice({ intent, actions, className, children, ...rest }: NoticeProps) {
  const root = useNoticeClass();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" {...rest} data-intent={intent} className={className ? `${root} ${className}` : root}>
      {icons[intent]}
      <div>{children}</div>
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  );
}
