import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRouteLinkStyles } from './RouteLink.styles.ts';

/** Props of {@link RouteLink}. */
export interface RouteLinkProps {
  readonly to: string;
  /** @default 'link' */
  readonly look?: 'link' | 'button';
  readonly children: ReactNode;
}

/** A link to another screen of the portal, without a page load. */
export function RouteLink({ to, look = 'link', children }: RouteLinkProps) {
  const styles = useRouteLinkStyles();
  return (
    <Link to={to} className={mergeClasses(styles.root, look === 'button' && styles.button)}>
      {children}
    </Link>
  );
}
