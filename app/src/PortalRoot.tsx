import { createDOMRenderer, FluentProvider, RendererProvider, type Theme } from '@fluentui/react-components';
import { useInsertionEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useBodyStyles } from './PortalRoot.styles.ts';
import { type Portal, PortalContext } from './portal/PortalContext.ts';
import { useTheme } from './portal/theme/useTheme.ts';
import { Screens } from './Screens.tsx';
import { type PortalSession, SessionContext } from './session/SessionContext.ts';
import { SessionFollower } from './session/SessionFollower.tsx';

/** Props of {@link PortalRoot}. */
export interface PortalRootProps {
  readonly portal: Portal;
  readonly session: PortalSession;
  /** The theme to begin with. */
  readonly theme: Theme;
  /** Carried by all styles, as the content security policy asks. */
  readonly styleNonce: string | undefined;
}

function Page() {
  const bodyClass = useBodyStyles();
  useInsertionEffect(() => {
    document.body.className = bodyClass;
  }, [bodyClass]);
  return (
    <BrowserRouter>
      <SessionFollower />
      <Screens />
    </BrowserRouter>
  );
}

/** Everything around the screens: styles, theme, portal, session, router. */
export function PortalRoot({ portal, session, theme, styleNonce }: PortalRootProps) {
  const [renderer] = useState(() =>
    createDOMRenderer(document, styleNonce === undefined ? {} : { styleElementAttributes: { nonce: styleNonce } }),
  );
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider theme={useTheme(theme)}>
        <PortalContext value={portal}>
          <SessionContext value={session}>
            <Page />
          </SessionContext>
        </PortalContext>
      </FluentProvider>
    </RendererProvider>
  );
}
