import type { ComponentProps, ReactNode } from 'react';

/** Props of a choice; those of an `<input>` but for its looks. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly id: string;
  readonly type: 'checkbox' | 'radio';
  /** Text beside the box; without one the box bears its own name. */
  readonly label?: ReactNode;
}

/**
 * A box to tick or a dot to choose, with its label: no component, because a group has one for every option.
 *
 * @param root its class, `choice` of `useLooks`, and others.
 */
export const drawChoice = ({ label, ...input }: ChoiceProps, root: string) => (
  <span key={input.id} className={root}>
    <input {...input} />
    {label !== undefined && <label htmlFor={input.id}>{label}</label>}
  </span>
);
