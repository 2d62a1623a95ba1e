import { createDOMRenderer, FluentProvider, RendererProvider, type Theme } from '@fluentui/react-components';
import { useInsertionEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useBodyStyles } from './PortalRoot.styles.ts';
import { type Portal, PortalContext } from './portal/PortalContext.ts';
import { useTheme } from './portal/theme/useTheme.ts';
import type { PortalRouter } from './router.tsx';
import { type PortalSession, SessionContext } from './session/SessionContext.ts';

/** Props of {@link PortalRoot}. */
export interface PortalRootProps {
  readonly portal: Portal;
  readonly session: PortalSession;
  readonly router: PortalRouter;
  /** The theme to begin with. */
  readonly theme: Theme;
  /** Carried by all styles, as the content security policy asks. */
  readonly styleNonce: string | undefined;
}

function Page({ router }: Pick<PortalRootProps, 'router'>) {
  const bodyClass = useBodyStyles();
  useInsertionEffect(() => {
    document.body.className = bodyClass;
  }, [bodyClass]);
  return <RouterProvider router={router} />;
}

/** Everything around the screens: styles, theme, portal, session, router. */
export function PortalRoot({ portal, session, router, theme, styleNonce }: PortalRootProps) {
  const [renderer] = useState(() =>
    createDOMRenderer(document, styleNonce === undefined ? {} : { styleElementAttributes: { nonce: styleNonce } }),
  );
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={useTheme(theme)}>
        <PortalContext value={portal}>
          <SessionContext value={session}>
            <Page router={router} />
          </SessionContext>
        </PortalContext>
      </FluentProvider>
    </RendererProvider>
  );
}
