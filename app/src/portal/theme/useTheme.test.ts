// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { darkTheme } from './darkTheme.styles.ts';
import { lightTheme } from './lightTheme.styles.ts';
import { loadTheme, useTheme } from './useTheme.ts';

const dark = '(prefers-color-scheme: dark)';
let holding: Set<string>;
let listeners: Map<string, Set<() => void>>;

/** Lets a media query hold or not, and tells those who follow it. */
const change = (query: string, holds: boolean) => {
  if (holds) holding.add(query);
  else holding.delete(query);
  for (const listener of listeners.get(query) ?? []) listener();
};

beforeEach(() => {
  holding = new Set();
  listeners = new Map();
  vi.stubGlobal('matchMedia', (query: string) => {
    const own = listeners.get(query) ?? new Set();
    listeners.set(query, own);
    return {
      get matches() {
        return holding.has(query);
      },
      addEventListener: (_type: string, listener: () => void) => own.add(listener),
      removeEventListener: (_type: string, listener: () => void) => own.delete(listener),
    };
  });
});

afterEach(() => vi.unstubAllGlobals());

it('follows the colours that the person prefers', async () => {
  const { result } = renderHook(() => useTheme(lightTheme));
  act(() => change(dark, true));
  await waitFor(() => expect(result.current).toBe(darkTheme));
  act(() => change(dark, false));
  await waitFor(() => expect(result.current).toBe(lightTheme));
});

it('a dark page is printed in the light theme, and is dark again afterwards', async () => {
  change(dark, true);
  const { result } = renderHook(() => useTheme(darkTheme));
  await act(() => loadTheme(false));
  act(() => change('print', true));
  expect(result.current).toBe(lightTheme);
  act(() => change('print', false));
  expect(result.current).toBe(darkTheme);
});
