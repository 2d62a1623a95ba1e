// @vitest-environment jsdom
import {
  createDOMRenderer,
  FluentProvider,
  RendererProvider,
  type Theme,
  useFluent,
  useThemeClassName,
  useTooltipVisibility,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { ThemeProvider } from './ThemeProvider.tsx';

afterEach(cleanup);

/** What Fluent's components read of the provider around them. */
const Told = () => {
  const { dir, targetDocument } = useFluent();
  return <output>{JSON.stringify([dir, targetDocument === document, useThemeClassName(), useTooltipVisibility()])}</output>;
};

/** What both of them are handed here. */
interface Props {
  readonly theme: Theme;
  readonly dir?: 'ltr' | 'rtl';
  readonly className?: string;
  readonly children?: ReactNode;
}

type Provider = ComponentType<Props>;

/** What each of the two makes of the same, but for its number. */
const both = (draw: (Around: Provider) => string) =>
  [FluentProvider, ThemeProvider].map((Around: Provider) => draw(Around).replaceAll(/(fui-FluentProvider_?r?)_?\w+_/g, '$1'));

const ruleOf = (id: string) => {
  const { sheet } = document.getElementById(id) as HTMLStyleElement;
  return sheet?.cssRules[0]?.cssText;
};

describe('ThemeProvider', () => {
  it.each([
    ['alone', {}],
    ['from right to left', { dir: 'rtl' as const }],
    ['with attributes of an element', { className: 'page', id: 'page', style: { height: '100%' }, 'data-part': 'all' }],
  ])('draws and tells what FluentProvider does: %s', (_case, props) => {
    const [fluent, ours] = both((Around) => {
      const { container, unmount } = render(
        <Around theme={webLightTheme} {...props}>
          <Told />
        </Around>,
      );
      const id = /fui-FluentProvider\w+/.exec(container.innerHTML)?.[0] ?? '';
      const drawn = `${container.innerHTML}\n${ruleOf(id)}`;
      unmount();
      return drawn;
    });
    expect(fluent).toContain('--colorNeutralBackground1');
    expect(ours).toBe(fluent);
  });

  it('draws on the server what FluentProvider does, its values included', () => {
    const [fluent, ours] = both((Around) =>
      renderToString(
        <Around theme={webDarkTheme}>
          <Told />
        </Around>,
      ),
    );
    expect(ours).toBe(fluent);
  });

  it('within another provider has its direction and its document', () => {
    const { container } = render(
      <FluentProvider theme={webLightTheme} dir="rtl">
        <ThemeProvider theme={webDarkTheme}>
          <Told />
        </ThemeProvider>
      </FluentProvider>,
    );
    expect(container.querySelector('output')?.textContent).toMatch(/^\["rtl",true,/);
  });

  it('changes its values with the theme, and takes them away with itself', () => {
    const { rerender, unmount } = render(<ThemeProvider theme={webLightTheme} />);
    const id = idOfValues();
    expect(ruleOf(id)).toContain(`--colorNeutralBackground1: ${webLightTheme.colorNeutralBackground1}`);
    rerender(<ThemeProvider theme={webDarkTheme} />);
    expect(ruleOf(id)).toContain(`--colorNeutralBackground1: ${webDarkTheme.colorNeutralBackground1}`);
    unmount();
    expect(document.getElementById(id)).toBeNull();
  });

  it('carries what the renderer says that styles must carry', () => {
    const renderer = createDOMRenderer(document, { styleElementAttributes: { nonce: 'abc' } });
    render(
      <RendererProvider renderer={renderer}>
        <ThemeProvider theme={webLightTheme} />
      </RendererProvider>,
    );
    expect(document.getElementById(idOfValues())?.getAttribute('nonce')).toBe('abc');
  });

  it('in the document of a frame puts its values there', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    const page = frame.contentDocument as Document;
    render(<ThemeProvider theme={webLightTheme} targetDocument={page} />, { container: page.body });
    expect(page.querySelector('style[id^="fui-FluentProvider"]')).not.toBeNull();
  });
});

/** The id of the only provider's values. */
function idOfValues() {
  const [tag] = document.querySelectorAll('style[id^="fui-FluentProvider"]');
  return tag?.id ?? '';
}
