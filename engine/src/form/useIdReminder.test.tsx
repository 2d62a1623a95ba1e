// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('two forms of one page that have the same ids are told of once, those with an idPrefix each are not', async () => {
  vi.resetModules(); // what was told in another file's tests counts as told
  const { useIdReminder } = await import('./useIdReminder.ts');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  function Form({ idPrefix }: { readonly idPrefix: string }) {
    const element = useRef<HTMLDivElement>(null);
    useIdReminder(element, idPrefix);
    return (
      <div ref={element}>
        <fieldset id={`${idPrefix}_contact`}>
          <div id={`${idPrefix}_contact`} aria-hidden="true" />
          <input id={`${idPrefix}_email`} />
        </fieldset>
      </div>
    );
  }
  render([<Form key="a" idPrefix="billing" />, <Form key="b" idPrefix="shipping" />]);
  expect(warn).not.toHaveBeenCalled();
  render(['a', 'b', 'c'].map((key) => <Form key={key} idPrefix="root" />));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/the id 'root_contact'.*an 'idPrefix' each, this one has 'root'/)]]);
});

it('two forms are told of as well whose fields are fetched after they were drawn', async () => {
  vi.resetModules();
  vi.useFakeTimers();
  const { useIdReminder } = await import('./useIdReminder.ts');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  function Form({ isFetched }: { readonly isFetched: boolean }) {
    const element = useRef<HTMLDivElement>(null);
    useIdReminder(element, 'root');
    return <div ref={element}>{isFetched && <input id="root_email" />}</div>;
  }
  const draw = (isFetched: boolean) => ['a', 'b'].map((key) => <Form key={key} isFetched={isFetched} />);
  const { rerender } = render(draw(false));
  rerender(draw(true));
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("the id 'root_email'")]]);

  const others = vi.getTimerCount();
  const { unmount } = render(draw(true));
  expect(vi.getTimerCount()).toBe(others + 2);
  unmount();
  expect(vi.getTimerCount()).toBe(others);
});
