import type { ComponentProps, ReactNode } from 'react';
import { useLooks } from '../field/useLooks.ts';

/** Props of {@link Choice}; those of an `<input>` but for its looks. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly id: string;
  readonly type: 'checkbox' | 'radio';
  /** Text beside the box; without one the box bears its own name. */
  readonly label?: ReactNode;
  readonly className?: string;
}

/** A box to tick or a dot to choose, with its label. */
export function Choice({ label, className, ...input }: ChoiceProps) {
  const root = useLooks().choice;
  return (
    <span className={className ? `${root} ${className}` : root}>
      <input {...input} />
      {label !== undefined && <label htmlFor={input.id}>{label}</label>}
    </span>
  );
}
