import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../navigation/NavigationContext.ts';
import { usePageTitleStyles } from './PageTitle.styles.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Key of the location that a page load begins with (React Router's). */
const firstLocation = 'default';

/**
 * The heading of a screen, which names the document too. It takes the focus when a person comes from another screen
 * of the portal, so that screen readers say where they are; a page load leaves the focus to the browser.
 */
export function PageTitle({ title, className }: { readonly title: string; readonly className?: string }) {
  const styles = usePageTitleStyles();
  const { key, pathname } = useNavigation().location;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef<string>(undefined);
  useDocumentTitle(title);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    if (shownPath.current !== undefined || key !== firstLocation) heading.current?.focus();
    shownPath.current = pathname;
  }, [key, pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.root, className)}>
      {title}
    </h1>
  );
}
