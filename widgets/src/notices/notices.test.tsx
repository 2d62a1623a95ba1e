// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import type { ActionState } from '@reelform/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../conformance/axeViolations.ts';
import { Actions } from './Actions.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RestoreNotice } from './RestoreNotice.tsx';

afterEach(cleanup);

const show = (children: ReactNode) => render(<FluentProvider theme={webLightTheme}>{children}</FluentProvider>);

const expectAccessible = async (container: HTMLElement) => {
  expect(await axeViolations(container)).toEqual([]);
};

describe('the error summary', () => {
  const lines = [
    { path: '/title', keyword: 'required', message: 'This field is required.', label: 'Title', controlId: 'root_title' },
    { path: '/a', keyword: 'anyOf', message: 'Please fill in A or B.', label: '', controlId: 'root_a' },
    { path: '', keyword: 'type', message: 'Please check the entries.', label: '', controlId: undefined },
  ];

  it('leads to the fields it names', async () => {
    const onGo = vi.fn();
    const { container } = show(<ErrorSummary lines={lines} title="Please check 2 of your entries" onGo={onGo} />);
    fireEvent.click(screen.getByRole('link', { name: 'Title: This field is required.' }));
    expect(onGo).toHaveBeenCalledWith(lines[0]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Title: This field is required.',
      'Please fill in A or B.',
    ]);
    const heading = screen.getByRole('heading', { name: 'Please check 2 of your entries' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    await expectAccessible(container);
  });
});

it('what is longer than its line is broken: words of a summary and of buttons', () => {
  const wide = 'Wide'.repeat(60);
  const line = { path: '/a', keyword: 'required', message: wide, label: wide, controlId: 'root_a' };
  const { container } = show(
    <>
      <ErrorSummary lines={[line]} title={wide} onGo={vi.fn()} />
      <Actions actions={[{ action: { name: 'send', label: wide }, disabled: false, busy: false }]} onPress={vi.fn()} />
    </>,
  );
  const brokenWithin = (element: Element | null | undefined): string | undefined =>
    element ? getComputedStyle(element).overflowWrap || brokenWithin(element.parentElement) : undefined;
  expect(brokenWithin(container.querySelector('a'))).toBe('anywhere');
  expect(brokenWithin(container.querySelector('h2'))).toBe('anywhere');
  expect(brokenWithin(container.querySelector('button'))).toBe('anywhere');
});

describe('the buttons of a form', () => {
  const submit: ActionState = {
    action: { name: 'submit', label: 'Save and Submit Now', busyLabel: 'Saving…', mode: 'strict', appearance: 'primary' },
    disabled: false,
    busy: false,
  };
  const close: ActionState = { action: { name: 'close', label: 'Close', appearance: 'subtle' }, disabled: false, busy: false };

  it('are larger where there is but the main one, not where the main one is still to come', () => {
    const heightOf = (state: ActionState) => {
      const { container, unmount } = show(<Actions actions={[state]} onPress={vi.fn()} />);
      const { minHeight } = getComputedStyle(container.querySelector('button') ?? document.body);
      unmount();
      return minHeight;
    };
    expect([heightOf(submit), heightOf(close)]).toEqual(['40px', '']);
  });

  it('stand in the form’s order and name what was pressed (R-123)', async () => {
    const onPress = vi.fn();
    const { container } = show(<Actions actions={[submit, close]} onPress={onPress} />);
    expect(screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('type')])).toEqual([
      ['Save and Submit Now', 'submit'],
      ['Close', 'button'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onPress).toHaveBeenCalledWith('close');
    await expectAccessible(container);
  });

  it('keep the focus and say what goes on while busy, and cannot be pressed again', () => {
    const onPress = vi.fn();
    show(<Actions actions={[{ ...submit, busy: true, disabled: true }]} onPress={onPress} />);
    const button = screen.getByRole('button', { name: /Saving…/ });
    button.focus();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('the offer to restore', () => {
  it('restores or discards', async () => {
    const [onRestore, onDiscard] = [vi.fn(), vi.fn()];
    const { container } = show(
      <RestoreNotice
        savedAt={0}
        text="You have unsaved entries."
        restoreLabel="Bring them back"
        discardLabel="Discard"
        onRestore={onRestore}
        onDiscard={onDiscard}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect([onRestore.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
    await expectAccessible(container);
  });
});
