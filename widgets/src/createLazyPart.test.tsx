// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyPart } from './createLazyPart.tsx';

const Waiting = () => <i>waiting</i>;

function Part({ name }: { readonly name: string }) {
  const [typed, setTyped] = useState('');
  return <input aria-label={name} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly said?: string }> {
  override state: { readonly said?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { said: String(error) };
  }
  override render() {
    return this.state.said ?? this.props.children;
  }
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps room until the code has come, fetches it once, and draws it at once afterwards', async () => {
  const load = vi.fn(async () => Part);
  const Lazy = createLazyPart(load, Waiting);
  const { unmount } = render(
    <>
      <Lazy name="one" />
      <Lazy name="two" />
    </>,
  );
  expect(screen.getAllByText('waiting')).toHaveLength(2);
  expect(await screen.findByLabelText('one')).toBeDefined();
  expect(await screen.findByLabelText('two')).toBeDefined();
  unmount();
  render(<Lazy name="three" />);
  expect(screen.getByLabelText('three')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is drawn at once where its code was fetched ahead', async () => {
  const Lazy = createLazyPart(async () => Part, Waiting);
  await Lazy.fetchPart();
  render(<Lazy name="one" />);
  expect(screen.getByLabelText('one')).toBeDefined();
});

it('fails in its place when the code cannot be fetched, and asks for it again when it is drawn anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what the boundary caught
  let isReachable = false;
  const Lazy = createLazyPart(async () => {
    if (!isReachable) throw new Error('no connection');
    return Part;
  }, Waiting);
  const draw = () =>
    render(
      <Boundary>
        <Lazy name="one" />
      </Boundary>,
    );
  const { unmount } = draw();
  expect(await screen.findByText('Error: no connection')).toBeDefined();
  unmount();
  isReachable = true;
  draw();
  expect(await screen.findByLabelText('one')).toBeDefined();
});

it.each([
  { server: false, page: false },
  { server: false, page: true },
  { server: true, page: false },
  { server: true, page: true },
])('takes over what a server has drawn; who has the code already: $server, $page', async (has) => {
  const make = async (isLoaded: boolean) => {
    const Lazy = createLazyPart(async () => Part, Waiting);
    if (isLoaded) renderToString(<Lazy name="other" />);
    await Promise.resolve();
    return Lazy;
  };
  const [Sent, Lazy] = [await make(has.server), await make(has.page)];
  const html = renderToString(<Sent name="one" />);
  expect(html.includes('<input')).toBe(has.server);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const complained: string[] = [];
  const onRecoverableError = (error: unknown) => complained.push(String(error));
  await act(async () => {
    render(<Lazy name="one" />, { container, hydrate: true, onRecoverableError });
  });
  expect(screen.getAllByLabelText('one')).toHaveLength(1);
  expect(complained.filter((said) => !said.includes('does not support Suspense'))).toEqual([]);
});

it.each([{ isFetchedByThePage: true }, { isFetchedByThePage: false }])(
  'is in what a server draws at once, where its code was fetched ahead, and is taken over from it: $isFetchedByThePage',
  async ({ isFetchedByThePage }) => {
    const [Sent, Lazy] = [createLazyPart(async () => Part, Waiting), createLazyPart(async () => Part, Waiting)];
    await Sent.fetchPart();
    if (isFetchedByThePage) await Lazy.fetchPart();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Sent name="one" />);
    const input = screen.getByLabelText('one');
    const onRecoverableError = vi.fn();
    await act(async () => {
      render(<Lazy name="one" />, { container, hydrate: true, onRecoverableError });
    });
    expect(screen.getAllByLabelText('one')).toEqual([input]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);
