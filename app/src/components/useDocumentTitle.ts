import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.ts';

/**
 * Puts a screen's title before the portal's name in the browser's title bar, for as long as the caller is mounted: a record
 * within the screen names itself by a call of its own.
 */
export const useDocumentTitle = (title: string): void => {
  const { config, text } = usePortal();
  const name = text('app.name', { product: config.product.name });
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
};
