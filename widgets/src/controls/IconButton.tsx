import type { ComponentProps, ReactElement } from 'react';
import { useLooks } from '../field/useLooks.ts';
import type { IconName } from '../icons/iconShapes.ts';
import { getPress } from './Button.tsx';

/** Props of {@link IconButton}; those of a `<button>`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly 'aria-label': string;
  readonly icon: ReactElement | IconName;
}

/** What {@link IconButton} draws, for a component that has the class already: a list has several of these for every row. */
export const drawIconButton = ({ icon, className, ...button }: IconButtonProps, root: string) => {
  const isShape = typeof icon === 'string';
  return (
    <button
      type="button"
      {...button}
      data-icon={isShape ? icon : undefined}
      className={className ? `${root} ${className}` : root}
      onClick={getPress(button)}
    >
      {isShape ? undefined : icon}
    </button>
  );
};

/** A button that is an icon only; `title` says what it does to those who see it. */
export function IconButton(props: IconButtonProps) {
  return drawIconButton(props, useLooks().iconButton);
}
