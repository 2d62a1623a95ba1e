// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPointer } from './pointerPress.ts';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const none: readonly string[] = [];

const useInForm = ({ errors }: { readonly errors: readonly string[] }) => {
  useEffect(watchPointer, []);
  return useHeldWhilePressed(errors);
};

const mount = () => renderHook(useInForm, { initialProps: { errors: none } });

describe('what a press would move', () => {
  it('are shown at once while nothing is pressed', () => {
    const { result, rerender } = mount();
    rerender({ errors: ['wrong'] });
    expect(result.current).toEqual(['wrong']);
    rerender({ errors: [] });
    expect(result.current).toEqual([]);
  });

  it.each([
    ['pointerdown', 'pointerup'],
    ['mousedown', 'mouseup'],
    ['pointerdown', 'pointercancel'],
  ])('wait from %s until the click after %s', (down, up) => {
    const { result, rerender } = mount();
    fireEvent(document.body, new Event(down, { bubbles: true }));
    rerender({ errors: ['wrong'] });
    expect(result.current).toEqual([]);
    fireEvent(document.body, new Event(up, { bubbles: true }));
    expect(result.current).toEqual([]);
    act(() => vi.runAllTimers());
    expect(result.current).toEqual(['wrong']);
  });

  it('that come and go during a press are never shown', () => {
    const { result, rerender } = mount();
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    rerender({ errors: ['wrong'] });
    rerender({ errors: [] });
    fireEvent(document.body, new Event('pointerup', { bubbles: true }));
    act(() => vi.runAllTimers());
    expect(result.current).toEqual([]);
  });
});
