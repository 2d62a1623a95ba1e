// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFirstDeed } from './useFirstDeed.ts';

afterEach(cleanup);

describe('the first thing that somebody does on a page', () => {
  it.each(['pointerDown', 'keyDown', 'input'] as const)('is told of once, be it %s', (deed) => {
    const prepare = vi.fn();
    renderHook(() => useFirstDeed(prepare));
    expect(prepare).not.toHaveBeenCalled();
    fireEvent[deed](document.body);
    fireEvent.keyDown(document.body);
    fireEvent[deed](document.body);
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('is nothing to a screen that is gone', () => {
    const prepare = vi.fn();
    const { unmount } = renderHook(() => useFirstDeed(prepare));
    unmount();
    fireEvent.keyDown(document.body);
    expect(prepare).not.toHaveBeenCalled();
  });
});
