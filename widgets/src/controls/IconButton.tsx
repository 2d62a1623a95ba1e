import type { ComponentProps, ReactElement } from 'react';
import { useLooks } from '../field/useLooks.ts';
import { getPress } from './Button.tsx';

/** Props of {@link IconButton}; those of a `<button>`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly 'aria-label': string;
  readonly icon: ReactElement;
}

/** A button that is an icon only; `title` says what it does to those who see it. */
export function IconButton({ icon, className, ...button }: IconButtonProps) {
  const root = useLooks().iconButton;
  return (
    <button type="button" {...button} className={className ? `${root} ${className}` : root} onClick={getPress(button)}>
      {icon}
    </button>
  );
}
