// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollByKeys } from './useScrollByKeys.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Content({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useScrollByKeys()} data-testid="content">
      {children}
    </div>
  );
}

it('content takes the focus as long as it must be scrolled and nothing in it does', () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const { rerender } = render(<Content>A long remark</Content>);
  const stop = () => screen.getByTestId('content').getAttribute('tabindex');
  expect(stop()).toBe('0');
  rerender(
    <Content>
      <button type="button">Play</button>
    </Content>,
  );
  expect(stop()).toBeNull();
  rerender(<Content>A long remark</Content>);
  expect(stop()).toBe('0');
  height.mockReturnValue(300);
  rerender(<Content>A remark</Content>);
  expect(stop()).toBeNull();
});
