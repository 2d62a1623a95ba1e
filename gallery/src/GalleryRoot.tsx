import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import { ThemeProvider } from '@reelform/widgets';
import { useInsertionEffect, useState } from 'react';
import type { Catalogue } from '../exchange.ts';
import { Gallery } from './Gallery.tsx';
import { useBodyStyle } from './GalleryRoot.styles.ts';
import { themes } from './theme/themes.ts';
import { useThemeName } from './theme/useThemeName.ts';

/** Props of {@link GalleryRoot}. */
export interface GalleryRootProps {
  readonly catalogue: Catalogue;
  /** Carried by all styles, as the content security policy asks. */
  readonly styleNonce: string | undefined;
}

function Page({ catalogue }: Pick<GalleryRootProps, 'catalogue'>) {
  const { body } = useBodyStyle();
  const [theme, changeTheme] = useThemeName();
  useInsertionEffect(() => {
    document.body.className = body;
  }, [body]);
  return (
    <ThemeProvider theme={themes[theme]}>
      <Gallery catalogue={catalogue} theme={theme} onThemeChange={changeTheme} />
    </ThemeProvider>
  );
}

/** Everything around the page: styles and theme. */
export function GalleryRoot({ catalogue, styleNonce }: GalleryRootProps) {
  const [renderer] = useState(() =>
    createDOMRenderer(document, styleNonce === undefined ? {} : { styleElementAttributes: { nonce: styleNonce } }),
  );
  return (
    <RendererProvider renderer={renderer}>
      <Page catalogue={catalogue} />
    </RendererProvider>
  );
}
