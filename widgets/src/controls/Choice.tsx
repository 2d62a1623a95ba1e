import { type ComponentProps, type ReactNode, useId } from 'react';
import { useCheckboxClass, useChoiceClass, useRadioClass } from './choice.styles.ts';

/** Props of {@link Choice}; those of an `<input>` but for its looks. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly type: 'checkbox' | 'radio';
  /** Text beside the box; without one the box bears its own name. */
  readonly label?: ReactNode;
  readonly className?: string;
}

/** A box to tick or a dot to choose, with its label. */
export function Choice({ label, className, id, ...input }: ChoiceProps) {
  const generated = useId();
  const root = useChoiceClass();
  const checkbox = useCheckboxClass();
  const radio = useRadioClass();
  const inputId = id ?? generated;
  return (
    <span className={className ? `${root} ${className}` : root}>
      <input {...input} id={inputId} className={input.type === 'radio' ? radio : checkbox} />
      {label !== undefined && <label htmlFor={inputId}>{label}</label>}
    </span>
  );
}
