import { Button, type ButtonProps } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortalPart, OutdatedNotice, UnreachedNotice } from './createPortalPart.tsx';

/** Props of {@link LaterMenu}, and of every menu that it opens. */
export interface LaterMenuProps {
  /** Looks and name of the button that opens the menu. */
  readonly trigger: ButtonProps;
}

const WaitingButton = ({ trigger }: LaterMenuProps) => <Button {...trigger} aria-haspopup="menu" aria-expanded={false} />;

const UnreachedButton = ({ trigger, onRetry }: LaterMenuProps & { readonly onRetry: () => void }) => (
  <>
    <Button {...trigger} aria-haspopup="menu" aria-expanded={false} onClick={onRetry} />
    <UnreachedNotice />
  </>
);

function OutdatedButton({ trigger }: LaterMenuProps) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button {...trigger} aria-haspopup="menu" aria-expanded={false} onClick={() => setPresses(presses + 1)} />
      <OutdatedNotice key={presses} />
    </>
  );
}

/** A menu with its button, open from the start, whose code is fetched when it is first drawn; till then it is a button. */
export const createLaterMenu = <Props extends LaterMenuProps>(load: () => Promise<ComponentType<Props>>) =>
  createPortalPart(load, { Waiting: WaitingButton, Missing: UnreachedButton, Gone: OutdatedButton });

/** A button whose menu is fetched when it is first pressed: screens that open none do not load menus. */
export function LaterMenu({ trigger, children }: LaterMenuProps & { readonly children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  return isWanted ? (
    children
  ) : (
    <Button {...trigger} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsWanted(true)} />
  );
}
