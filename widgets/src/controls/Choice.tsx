import type { ComponentProps, ReactNode } from 'react';

/** Props of a choice; those of an `<input>` but for its looks. */
export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly id: string;
  readonly type: 'checkbox' | 'radio';
  /** Text beside the box; without one the box bears its own name. */
  readonly label?: ReactNode;
}

/**
 * A box to tick or a dot to choose within its label: no component, because a group has one for every option.
 *
 * @param root its class, `choice` of `useLooks`, and others.
 */
export const drawChoice = ({ label, ...input }: ChoiceProps, root: string) => {
  const state = { className: root, 'data-chosen': input.checked ? '' : undefined, 'data-off': input.disabled ? '' : undefined };
  if (label === undefined) {
    return (
      <span key={input.id} {...state}>
        <input {...input} />
      </span>
    );
  }
  return (
    <label key={input.id} htmlFor={input.id} {...state}>
      <input {...input} />
      <span dir="auto">{label}</span>
    </label>
  );
};
