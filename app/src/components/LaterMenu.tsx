import { Button, type ButtonProps } from '@fluentui/react-components';
import { type ReactNode, Suspense, useState } from 'react';

/** Props of {@link LaterMenu}. */
export interface LaterMenuProps {
  /** Looks and name of the button that opens the menu. */
  readonly trigger: ButtonProps;
  /** The same button with its menu, open from the start; its code is fetched when it is first drawn. */
  readonly children: ReactNode;
}

/** A button whose menu is fetched when it is first pressed: screens that open none do not load menus. */
export function LaterMenu({ trigger, children }: LaterMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = <Button {...trigger} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsWanted(true)} />;
  return isWanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
