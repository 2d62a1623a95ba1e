import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { InSight } from './InSight.ts';
import { useLayoutStyles } from './layout.styles.ts';

/** Props of {@link Panel}. */
export interface PanelProps {
  readonly id: string;
  readonly role?: 'tabpanel' | 'group' | 'region';
  /** DOM id of what names it. */
  readonly labelledBy: string;
  readonly isOpen: boolean;
  /** The browser's search found something in the closed panel. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/**
 * Content that is shown or folded away. It stays mounted, so that nothing typed is lost and errors keep their fields,
 * and the browser's own search finds what is folded away (`hidden="until-found"`, HTML Living Standard 6.1).
 */
export function Panel({ id, role = 'group', labelledBy, isOpen, onFound, children }: PanelProps) {
  const styles = useLayoutStyles();
  const element = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);

  useLayoutEffect(() => {
    found.current = onFound;
    if (!isOpen) element.current?.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const panel = element.current;
    const listen = () => found.current();
    panel?.addEventListener('beforematch', listen);
    return () => panel?.removeEventListener('beforematch', listen);
  }, []);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the roles it can have takes a name
    <div
      ref={element}
      id={id}
      role={role}
      aria-labelledby={labelledBy}
      className={styles.panel}
      hidden={!isOpen}
      // What can be found has a box: Chromium tells of it as of a group with nothing in it.
      aria-hidden={!isOpen || undefined}
    >
      <InSight value={use(InSight) && isOpen}>{children}</InSight>
    </div>
  );
}
