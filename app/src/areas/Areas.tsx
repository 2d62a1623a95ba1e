import { type ComponentType, startTransition, useCallback, useState } from 'react';

/** Props of an area. */
export interface AreaProps {
  /** Called when the person goes where the area does not reach. @returns a function that takes it back */
  readonly onLeave: () => () => void;
}

/** The portal's area, ready to be drawn. */
export interface OpenPortal {
  readonly Area: ComponentType<AreaProps>;
  /** Lets go of the address, for when it is not drawn after all. */
  readonly close: () => void;
}

/** Props of {@link Areas}. */
export interface AreasProps {
  /** The area that the page begins with. */
  readonly First: ComponentType<AreaProps>;
  /** Fetches the portal's area and prepares the screen at the current address. */
  readonly openPortal: () => Promise<OpenPortal>;
}

/**
 * Draws an area and, when the person leaves it, the portal in its place, without a page load and without an empty page
 * in between. The portal reaches everywhere and is not left again.
 */
export function Areas({ First, openPortal }: AreasProps) {
  const [Shown, setShown] = useState<ComponentType<AreaProps>>(() => First);

  const leave = useCallback(() => {
    let isWanted = true;
    openPortal().then(
      ({ Area, close }) => (isWanted ? startTransition(() => setShown(() => Area)) : close()),
      // Its files are gone when a new version was published meanwhile: a page load finds the new ones.
      () => isWanted && window.location.reload(),
    );
    return () => {
      isWanted = false;
    };
  }, [openPortal]);

  return <Shown onLeave={leave} />;
}
