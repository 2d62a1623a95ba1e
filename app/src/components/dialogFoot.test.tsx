// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountScreen } from '../fixture/mountScreen.tsx';
import { stubResizeObserver } from '../fixture/stubResizeObserver.ts';
import { DialogFrame } from './dialog/DialogFrame.tsx';
import { dialogTheme } from './dialog/dialogTheme.tsx';
import { useDialogFoot, useDialogFootHeight } from './dialogFoot.ts';
import { speak } from './toast/toastQueue.ts';

let resized: () => void;

beforeEach(() => {
  resized = stubResizeObserver();
  vi.stubGlobal('innerHeight', 844);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Foot = () => <footer ref={useDialogFoot()} />;
const Height = () => <output>{useDialogFootHeight() ?? 'none'}</output>;
const shown = () => screen.getByRole('status').textContent;
const stand = (top: number, bottom: number) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, bottom - top));
  act(() => resized());
};

it.each([
  ['at the lower edge of a dialog that fills the screen', 664, 828, '180'],
  ['of a small dialog in the middle', 460, 500, '0'],
  ['that are scrolled to', 900, 1060, '0'],
])('buttons %s leave toasts so much room below', (_where, top, bottom, height) => {
  stand(top, bottom);
  const { rerender } = render(<Height />);
  expect(shown()).toBe('none');
  const both = (
    <>
      <Height />
      <Foot />
    </>
  );
  rerender(both);
  expect(shown()).toBe(height);
  rerender(<Height />);
  expect(shown()).toBe('none');
});

it('buttons that move with the content of their dialog are followed', () => {
  stand(460, 500);
  render(
    <>
      <Height />
      <Foot />
    </>,
  );
  stand(700, 828);
  expect(shown()).toBe('144');
});

it('buttons are measured anew in a window of another size, and not when the page behind grows', () => {
  stand(460, 500);
  const observe = vi.spyOn(window.ResizeObserver.prototype, 'observe');
  render(
    <>
      <Height />
      <Foot />
    </>,
  );
  expect(observe.mock.calls.flat()).not.toContain(document.documentElement);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 700, 390, 128));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(shown()).toBe('144');
});

it('buttons that are gone are measured no more', () => {
  stand(664, 828);
  const { rerender } = render(
    <>
      <Height />
      <Foot />
    </>,
  );
  rerender(<Height />);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(shown()).toBe('none');
});

const { Actions } = dialogTheme;

it.each([
  ['a dialog that is looked at', undefined, null],
  ['a form in a dialog', null, <Actions key="actions" actions={[]} onPress={() => undefined} />],
] as const)('a toast stands above the buttons of %s', async (_dialog, actions, children) => {
  stand(664, 828);
  await mountScreen(
    <DialogFrame title="A dialog" onClose={() => undefined} {...(actions === null && { actions })}>
      {children}
    </DialogFrame>,
  );
  await act(async () => speak({ intent: 'success', text: 'Link copied successfully.' }));
  // It is spoken beside being shown, and the toaster learns of the buttons in a turn of its own.
  await waitFor(() => {
    const toast = screen.getAllByText('Link copied successfully.');
    const toaster = toast.map((text) => text.closest<HTMLElement>('.fui-Toaster')).find(Boolean);
    expect(toaster?.style.bottom).toBe('196px');
  });
});
