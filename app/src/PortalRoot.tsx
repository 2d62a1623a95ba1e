import { createDOMRenderer, RendererProvider, type Theme } from '@fluentui/react-components';
import { ThemeProvider } from '@reelform/widgets';
import { startTransition, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { Areas, type AreasProps } from './areas/Areas.tsx';
import { useKeptFocus } from './components/useKeptFocus.ts';
import { useBodyStyles } from './PortalRoot.styles.ts';
import type { Languages } from './portal/language/languages.ts';
import { type Portal, PortalContext } from './portal/PortalContext.ts';
import { useTheme } from './portal/theme/useTheme.ts';
import { type PortalSession, SessionContext } from './session/SessionContext.ts';

/** Props of {@link PortalRoot}. */
export interface PortalRootProps extends AreasProps {
  readonly portal: Pick<Portal, 'config' | 'api'>;
  /** One of them is shown already. */
  readonly languages: Languages;
  readonly session: PortalSession;
  /** The theme to begin with. */
  readonly theme: Theme;
  /** Carried by all styles, as the content security policy asks. */
  readonly styleNonce: string | undefined;
}

function Page({ First, openPortal, check }: AreasProps & Pick<PortalSession, 'check'>) {
  const bodyClass = useBodyStyles();
  useKeptFocus();
  useInsertionEffect(() => {
    document.body.className = bodyClass;
  }, [bodyClass]);
  useEffect(() => {
    check().catch(() => undefined); // without an answer the session stays as it is
  }, [check]);
  return <Areas First={First} openPortal={openPortal} />;
}

/** Everything around the screens: styles, theme, portal, session. At the start it asks the server for the session. */
export function PortalRoot({ portal: { config, api }, languages, session, theme, styleNonce, ...areas }: PortalRootProps) {
  const [renderer] = useState(() =>
    createDOMRenderer(document, styleNonce === undefined ? {} : { styleElementAttributes: { nonce: styleNonce } }),
  );
  const [{ tag, direction, text, loadForm }, setLanguage] = useState(languages.shown);
  const portal = useMemo((): Portal => {
    const chooseLanguage = async (chosen: string) => {
      const next = await languages.choose(chosen);
      startTransition(() => setLanguage(next));
    };
    return { config, api, text, loadForm, language: tag, chooseLanguage };
  }, [config, api, languages, tag, text, loadForm]);
  return (
    <RendererProvider renderer={renderer}>
      <ThemeProvider theme={useTheme(theme)} dir={direction}>
        <PortalContext value={portal}>
          <SessionContext value={session}>
            <Page {...areas} check={session.check} />
          </SessionContext>
        </PortalContext>
      </ThemeProvider>
    </RendererProvider>
  );
}
