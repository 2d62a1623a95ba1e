// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { type ReactNode, StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_MS, useDraftValue } from './useDraftValue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let committed: (string | undefined)[] = [];
let showField: (shown: boolean) => void = () => undefined;
let setSaved: (value: string | undefined) => void = () => undefined;

function Field({ value, onChange }: { readonly value: string | undefined; readonly onChange: (value?: string) => void }) {
  const { inputProps } = useDraftValue({ id: 'f', value, onChange });
  return <input aria-label="field" {...inputProps} />;
}

function Host(): ReactNode {
  const [value, setValue] = useState<string>();
  const [isShown, setShown] = useState(true);
  showField = setShown;
  setSaved = setValue;
  const onChange = (next?: string) => {
    committed.push(next);
    setValue(next);
  };
  return isShown ? <Field value={value} onChange={onChange} /> : null;
}

function mount() {
  committed = [];
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('field');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

function Amount(): ReactNode {
  const [value, setValue] = useState<unknown>();
  const { inputProps } = useDraftValue({ id: 'f', value, onChange: (next) => setValue(next === '' ? next : Number(next)) });
  return (
    <>
      <input aria-label="field" {...inputProps} />
      <output>{JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
    </>
  );
}

describe('a draft widget', () => {
  it('leaves a number as it is typed until the field is left, and shows one that comes from outside', () => {
    render(<Amount />);
    act(() => input().focus());
    type('-0');
    act(() => vi.advanceTimersByTime(QUIET_MS));
    expect([input().value, screen.getByRole('status').textContent]).toEqual(['-0', '0']);
    type('-05');
    act(() => vi.advanceTimersByTime(QUIET_MS));
    expect([input().value, screen.getByRole('status').textContent]).toEqual(['-05', '-5']);
    act(() => input().blur());
    expect(input().value).toBe('-5');
    act(() => input().focus());
    type('1e1');
    act(() => vi.advanceTimersByTime(QUIET_MS));
    act(() => screen.getByRole('button').click());
    expect(input().value).toBe('7');
  });

  it('shows what is no text as JSON', () => {
    function Wrong() {
      return (
        <input aria-label="field" {...useDraftValue({ id: 'f', value: { a: [1] }, onChange: () => undefined }).inputProps} />
      );
    }
    render(<Wrong />);
    expect(input().value).toBe('{"a":[1]}');
  });

  it('commits after a quiet time only', () => {
    mount();
    type('a');
    act(() => vi.advanceTimersByTime(QUIET_MS - 1));
    type('ab');
    act(() => vi.advanceTimersByTime(QUIET_MS - 1));
    expect(committed).toEqual([]);
    act(() => vi.advanceTimersByTime(1));
    expect(committed).toEqual(['ab']);
    expect(input().value).toBe('ab');
  });

  it.each([
    ['blur', () => fireEvent.blur(input())],
    ['unmount', () => act(() => showField(false))],
  ])('commits on %s', (_what, leave) => {
    mount();
    type('abc');
    leave();
    expect(committed).toEqual(['abc']);
  });

  it('commits empty text as no value', () => {
    mount();
    type('a');
    fireEvent.blur(input());
    type('');
    fireEvent.blur(input());
    expect(committed).toEqual(['a', undefined]);
  });

  it('follows a value set from outside while nothing is typed', () => {
    mount();
    act(() => setSaved('from outside'));
    expect(input().value).toBe('from outside');
    expect(committed).toEqual([]);
  });

  it('does not commit while an input method composes, and takes the result', () => {
    mount();
    fireEvent.compositionStart(input());
    type('に');
    type('にほ');
    act(() => vi.advanceTimersByTime(1000));
    expect(committed).toEqual([]);
    type('日本');
    fireEvent.compositionEnd(input());
    act(() => vi.advanceTimersByTime(QUIET_MS));
    expect(committed).toEqual(['日本']);
  });

  it('takes composing that changes nothing for no edit, and shows then what came meanwhile', () => {
    mount();
    fireEvent.compositionStart(input());
    act(() => setSaved('from outside'));
    fireEvent.compositionEnd(input());
    act(() => vi.advanceTimersByTime(QUIET_MS));
    expect(committed).toEqual([]);
    expect(input().value).toBe('from outside');
  });

  it.each(['leaving it', 'going', 'drawing it anew'])('takes what got into the element without an event, at %s', (moment) => {
    mount();
    type('typed');
    act(() => vi.advanceTimersByTime(QUIET_MS));
    input().value = 'filled in';
    if (moment === 'leaving it') fireEvent.blur(input());
    else if (moment === 'going') act(() => showField(false));
    else {
      act(() => setSaved('from outside'));
      expect(input().value).toBe('filled in');
      fireEvent.blur(input());
    }
    expect(committed).toEqual(['typed', 'filled in']);
  });

  it('loses no character under any order of typing, waiting, blurring and coming and going', () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.string({ minLength: 1, maxLength: 3 }).map((text) => ({ do: 'type', text }) as const) },
      fc.nat({ max: 200 }).map((ms) => ({ do: 'wait', ms }) as const),
      fc.constant({ do: 'blur' } as const),
      fc.constant({ do: 'remount' } as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        mount();
        let expected = '';
        for (const current of steps) {
          if (current.do === 'type') {
            expected = `${input().value}${current.text}`;
            type(expected);
          } else if (current.do === 'wait') act(() => vi.advanceTimersByTime(current.ms));
          else if (current.do === 'blur') fireEvent.blur(input());
          else {
            act(() => showField(false));
            act(() => showField(true));
          }
          expect(input().value).toBe(expected);
        }
        fireEvent.blur(input());
        expect(committed.at(-1) ?? '').toBe(expected);
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});
