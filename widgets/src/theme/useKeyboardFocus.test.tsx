// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { keyboardFocusMark } from '../focusRing.styles.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

afterEach(cleanup);

const marked = (tree: ParentNode = document) => [...tree.querySelectorAll(`[${keyboardFocusMark}]`)].map(({ id }) => id);

const focus = (id: string) => act(() => document.getElementById(id)?.focus());

const pressMouse = () => fireEvent.mouseDown(document.body, { buttons: 1, clientX: 5, clientY: 5 });

const mount = (inner: ReactNode = null) =>
  render(
    <>
      <ThemeProvider theme={webLightTheme}>
        <button id="save" type="button">
          Save
        </button>
        <input id="title" aria-label="Title" />
        {inner}
      </ThemeProvider>
      <button id="outside" type="button">
        Outside
      </button>
    </>,
  );

describe('the mark of what has the focus', () => {
  it('goes with the focus while the keyboard is used', () => {
    mount();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    focus('save');
    expect(marked()).toEqual(['save']);
    focus('title');
    expect(marked()).toEqual(['title']);
    focus('outside');
    expect(marked()).toEqual([]);
  });

  it('comes with the first key that is no typing, and goes with the mouse and with a touch', () => {
    mount();
    pressMouse();
    focus('title');
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'a' });
    expect(marked()).toEqual([]);
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Tab' });
    expect(marked()).toEqual(['title']);
    pressMouse();
    expect(marked()).toEqual([]);
    focus('save');
    fireEvent.keyDown(screen.getByText('Save'), { key: 'Enter' });
    expect(marked()).toEqual(['save']);
    fireEvent.touchStart(document.body);
    expect(marked()).toEqual([]);
  });

  it('stays when a screen reader presses something', () => {
    mount();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    focus('save');
    fireEvent.mouseDown(screen.getByText('Save'), { buttons: 0, clientX: 0, clientY: 0 });
    expect(marked()).toEqual(['save']);
  });

  it('is not given by the mouse, nor after it by the engine', () => {
    mount();
    pressMouse();
    focus('save');
    expect(marked()).toEqual([]);
  });

  it.each([
    ['within it, of which kind ever', (other: ReactNode) => mount(other)],
    ['around it, to which it is left', (other: ReactNode) => render(other)],
  ])('is one with that of another provider %s', (_case, draw) => {
    draw(
      <FluentProvider theme={webLightTheme}>
        <ThemeProvider theme={webLightTheme}>
          <button id="inner" type="button">
            Inner
          </button>
        </ThemeProvider>
      </FluentProvider>,
    );
    fireEvent.keyDown(document.body, { key: 'Tab' });
    focus('inner');
    expect(marked()).toEqual(['inner']);
    pressMouse();
    expect(marked()).toEqual([]);
  });

  it('reaches into a shadow tree, and is set within one', () => {
    const [host, around] = [document.createElement('div'), document.createElement('div')];
    document.body.append(host, around);
    onTestFinished(() => {
      host.remove();
      around.remove();
    });
    const tree = host.attachShadow({ mode: 'open' });
    render(
      <ThemeProvider theme={webLightTheme}>
        <button id="deep" type="button">
          Deep
        </button>
      </ThemeProvider>,
      { container: tree.appendChild(document.createElement('div')) },
    );
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => tree.getElementById('deep')?.focus());
    expect(marked(tree)).toEqual(['deep']);

    render(<ThemeProvider theme={webLightTheme} id="scope" />, { container: around });
    const inner = document.getElementById('scope')?.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const button = inner?.appendChild(Object.assign(document.createElement('button'), { id: 'inside' }));
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => button?.focus());
    expect(marked(inner)).toEqual(['inside']);
  });

  it('goes with the provider', () => {
    const { unmount } = mount();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    focus('save');
    const button = screen.getByText('Save');
    unmount();
    expect(button.hasAttribute(keyboardFocusMark)).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(marked()).toEqual([]);
  });
});
