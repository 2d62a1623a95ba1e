import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.ts';

/** Puts a screen's title before the portal's name in the browser's title bar. */
export const useDocumentTitle = (title: string): void => {
  const { config, text } = usePortal();
  const name = text('app.name', { product: config.product.name });
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
