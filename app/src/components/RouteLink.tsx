import { mergeClasses } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '../navigation/addressOf.ts';
import { useNavigation } from '../navigation/NavigationContext.ts';
import type { Handover } from '../portal/handover.ts';
import { useRouteLinkStyles } from './RouteLink.styles.ts';

/** Props of {@link RouteLink}. */
export interface RouteLinkProps {
  readonly to: string;
  /** @default 'link' */
  readonly look?: 'link' | 'button';
  /** The screen is one of a list's records: its way back leads to the list as it stands. @default false */
  readonly isOfList?: boolean;
  readonly children: ReactNode;
}

/** Whether a click asks for the address here, and not in another tab, another window or a file. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to another screen of the portal, without a page load. */
export function RouteLink({ to, look = 'link', isOfList = false, children }: RouteLinkProps) {
  const styles = useRouteLinkStyles();
  const { location, navigate } = useNavigation();
  const follow = (event: MouseEvent) => {
    if (!staysHere(event)) return;
    event.preventDefault();
    const here = addressOf(location);
    const state: Handover | undefined = isOfList ? { list: here } : undefined;
    navigate(to, { replace: to === here, ...(state && { state }) });
  };
  return (
    <a href={to} className={mergeClasses(styles.root, look === 'button' && styles.button)} onClick={follow}>
      {children}
    </a>
  );
}
