// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillFrame } from '../fixture/fillFrame.ts';
import { useFrameForms } from './useFrameForms.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved = 'http://localhost:3000/view?saved';
const answer = (changes: Partial<Response>) => ({ status: 200, redirected: true, url: saved, ...changes });

interface FrameProps {
  readonly onSent: (isLost: boolean) => void;
  readonly renew: () => Promise<string | undefined>;
}

function Frame({ onSent, renew }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isSending = useFrameForms(frame, onSent, renew);
  return (
    <>
      <iframe ref={frame} title="Page" />
      {isSending && 'It is on its way.'}
    </>
  );
}

describe('a form of a page in a frame', () => {
  const mount = async (...answers: readonly (() => Promise<object>)[]) => {
    const fetch = vi.fn(async (_url: string, _sent: RequestInit) => answers[fetch.mock.calls.length - 1]?.());
    vi.stubGlobal('fetch', fetch);
    const onSent = vi.fn();
    const renew = vi.fn(async (): Promise<string | undefined> => '/new');
    render(<Frame onSent={onSent} renew={renew} />);
    // Its empty page is loaded.
    await new Promise((done) => screen.getByTitle('Page').addEventListener('load', done));
    const { form, location, press } = fillFrame(screen.getByTitle('Page'));
    const submit = vi.spyOn(form, 'submit').mockReturnValue();
    return { fetch, onSent, renew, location, submit, press, isBusy: () => form.getAttribute('aria-busy') === 'true' };
  };

  it('is sent once, as the browser would, and its answer shown at the place that it is sent to', async () => {
    const { fetch, press, location, submit } = await mount(async () => answer({}));
    // Pressed twice it is sent once.
    expect([press(), press()]).toEqual([false, false]);
    await waitFor(() => expect(location.href).toBe(`${saved}#wrong`));
    press();
    expect(fetch.mock.calls.map(([url, { method, body }]) => [new URL(url).search, method, String(body)])).toEqual([
      ['?method=paypal', 'POST', 'name=Ada+%C3%9C'],
    ]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('stays while the server does not answer, fails, or another answers in its place, and is sent again', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const { press, location, onSent, submit, isBusy } = await mount(
      lost,
      async () => answer({ status: 503, redirected: false }),
      // A network that wants a login puts its page in the place of the answer.
      async () => answer({ status: 200, redirected: false }),
      async () => answer({}),
    );
    const busy: boolean[] = [];
    onSent.mockImplementation(() => busy.push(isBusy()));
    for (const told of [[false], [true], [false], [true], [false], [true], [false]]) {
      if (told[0] === false) press();
      await waitFor(() => expect(onSent.mock.lastCall).toEqual(told));
    }
    expect(busy).toEqual([true, false, true, false, true, false, true]);
    expect(submit).not.toHaveBeenCalled();
    await waitFor(() => expect(location.href).toBe(`${saved}#wrong`));
  });

  it('is said to be on its way until it is known to be lost, or the page of its answer is there', async () => {
    let lose = (): void => undefined;
    const held = () =>
      new Promise<object>((_answered, fail) => {
        lose = () => fail(new TypeError('Failed to fetch'));
      });
    const { press, onSent, location } = await mount(held, async () => answer({}));
    press();
    await screen.findByText('It is on its way.');
    lose();
    await waitFor(() => expect(onSent.mock.lastCall).toEqual([true]));
    await waitFor(() => expect(screen.queryByText('It is on its way.')).toBeNull());
    press();
    await waitFor(() => expect(location.href).toBe(`${saved}#wrong`));
    await screen.findByText('It is on its way.');
    fireEvent.load(screen.getByTitle('Page'));
    expect(screen.queryByText('It is on its way.')).toBeNull();
  });

  it('is sent from a page that is no more to a new one, with all that was typed', async () => {
    const gone = async () => answer({ status: 404, redirected: false });
    const { fetch, press, location, submit } = await mount(gone, async () =>
      answer({ url: 'http://localhost:3000/new?saved' }),
    );
    press();
    await waitFor(() => expect(location.href).toBe('http://localhost:3000/new?saved#wrong'));
    expect(fetch.mock.calls.map(([url, { body }]) => [url, String(body)])).toEqual([
      ['http://localhost:3000/view?method=paypal#wrong', 'name=Ada+%C3%9C'],
      ['http://localhost:3000/new?method=paypal#wrong', 'name=Ada+%C3%9C'],
    ]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows that its page is no more where there is no new one', async () => {
    const { fetch, press, renew, submit } = await mount(async () => answer({ status: 404, redirected: false }));
    renew.mockResolvedValue(undefined);
    press();
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['nowhere', { status: 422, redirected: false }, `${saved}#wrong`],
    ['to the page that is shown', {}, `${saved}#wrong`],
    ['to the page that is shown, at another place of it', {}, saved],
  ])('is left to the browser where its answer leads %s: what it says is shown there', async (_where, changes, shown) => {
    const { location, press, submit } = await mount(async () => answer(changes));
    location.href = shown;
    press();
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });
});
