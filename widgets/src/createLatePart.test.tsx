// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatePart, type MissingPartProps } from './createLatePart.tsx';

const server = { isThere: true, hasPart: true };
const Part = ({ name }: { readonly name: string }) => <b>{name}</b>;
const load = vi.fn(async () => {
  if (!server.isThere || !server.hasPart) throw new TypeError('Failed to fetch dynamically imported module');
  return Part;
});
const Missing = ({ onRetry }: MissingPartProps) => (
  <button type="button" onClick={onRetry}>
    Ask again
  </button>
);

const Waiting = ({ name }: { readonly name: string }) => <i>waiting for {name}</i>;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

const draw = (Gone?: ComponentType<{ readonly name: string }>) => {
  const Late = createLatePart(load, { Waiting, Missing, Gone });
  render(
    <Boundary>
      <input aria-label="typed" defaultValue="kept" />
      <Late name="the part" />
    </Boundary>,
  );
  return Late;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  Object.assign(server, { isThere: true, hasPart: true });
  load.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a part whose code is fetched when it is first drawn', () => {
  it('is drawn when the code has come, and at once where it was fetched ahead', async () => {
    const Late = draw();
    expect(screen.getByText('waiting for the part')).toBeDefined();
    await wait(0);
    expect(screen.getByText('the part')).toBeDefined();
    cleanup();
    render(<Late name="another" />);
    expect(screen.getByText('another')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves what is around it while the server is away, and comes by itself when it is back', async () => {
    server.isThere = false;
    draw();
    await wait(0);
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
    await wait(20_000);
    expect(screen.getByLabelText('typed')).toHaveProperty('value', 'kept');
    server.isThere = true;
    await wait(8000);
    expect(screen.getByText('the part')).toBeDefined();
  });

  it('is missing while a server takes connections and never answers, and comes by itself afterwards', async () => {
    const silent = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(silent.signal); // the browser's clock is none of the test's
    const never = (_address: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    vi.stubGlobal('fetch', never);
    server.isThere = false;
    draw();
    await wait(60_000);
    expect(screen.getByText('waiting for the part')).toBeDefined();
    silent.abort();
    await wait(0);
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
    server.isThere = true;
    await wait(8000);
    expect(screen.getByText('the part')).toBeDefined();
  });

  it('comes at once when it is asked for', async () => {
    server.isThere = false;
    draw();
    await wait(0);
    server.isThere = true;
    act(() => screen.getByRole('button', { name: 'Ask again' }).click());
    await wait(0);
    expect(screen.getByText('the part')).toBeDefined();
  });

  it('asks no more when it is gone from the page', async () => {
    server.isThere = false;
    draw();
    await wait(0);
    cleanup();
    const asked = load.mock.calls.length;
    await wait(30_000);
    expect(load).toHaveBeenCalledTimes(asked);
  });

  it('fails in its place when a server in reach has it no more: a new version was published', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what the boundary caught
    server.hasPart = false;
    draw();
    await wait(0);
    expect(screen.getByText('failed')).toBeDefined();
  });

  it('leaves what is around it where something stands in for a part that a server in reach has no more', async () => {
    server.hasPart = false;
    draw(({ name }) => <u>{name} is of another version</u>);
    await wait(0);
    expect(screen.getByText('the part is of another version')).toBeDefined();
    expect(screen.getByLabelText('typed')).toHaveProperty('value', 'kept');
  });
});
