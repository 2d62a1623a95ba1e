import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useButtonStyles, usePrimaryClass, useSecondaryClass, useSubtleClass } from './button.styles.ts';

/** Props of {@link Button}; those of a `<button>`, and its looks. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** @default 'secondary' */
  readonly appearance?: 'primary' | 'secondary' | 'subtle' | undefined;
  readonly isSmall?: boolean | undefined;
  /** Stands before the text. */
  readonly icon?: ReactNode | undefined;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** What a press does; nothing where the button says `aria-disabled`: it can be reached, but not used. */
export const getPress = ({ onClick, 'aria-disabled': off }: ComponentProps<'button'>) => (off ? refuse : onClick);

/** A button with a text, in an element of its own: a browser that translates the page puts its own in a text's place. */
export function Button({ appearance = 'secondary', isSmall = false, icon, className, children, ...button }: ButtonProps) {
  const looks = { primary: usePrimaryClass(), secondary: useSecondaryClass(), subtle: useSubtleClass() };
  const styles = useButtonStyles();
  const size = isSmall ? ` ${styles.small}` : '';
  const given = className ? ` ${className}` : '';
  return (
    <button type="button" {...button} className={looks[appearance] + size + given} onClick={getPress(button)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
    </button>
  );
}
