// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Asked whether it is the server that is away. */
const asked = vi.fn(async () => ({ ok: true }));
const parts = ['./UnkeptNotice.tsx', './RestoreNotice.tsx', './FaultBar.tsx'];

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  for (const part of parts)
    vi.doMock(part, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
});
afterEach(() => {
  cleanup();
  for (const part of parts) vi.doUnmock(part);
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The code was asked for again once the server was found to be there, and refused. */
const answered = async () => {
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};

const field = <input aria-label="Title" defaultValue="The Long Way" />;
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value;

describe('a notice whose code cannot be fetched', () => {
  it('that entries cannot be kept is told plainly, and what was entered stays', async () => {
    const { UnkeptNotice } = await import('./laterNotices.tsx');
    render(
      <>
        <UnkeptNotice text="Your entries can not be kept on this device." />
        {field}
      </>,
    );
    expect(await screen.findByText('Your entries can not be kept on this device.')).toBeTruthy();
    expect(typed()).toBe('The Long Way');
  });

  it('the offer of kept entries takes nothing else away', async () => {
    const { RestoreNotice } = await import('./laterNotices.tsx');
    render(
      <>
        <RestoreNotice
          savedAt={0}
          text="Entries are kept."
          restoreLabel="Restore"
          discardLabel="Discard"
          onRestore={vi.fn()}
          onDiscard={vi.fn()}
        />
        {field}
      </>,
    );
    await answered();
    expect(typed()).toBe('The Long Way');
  });

  it('a fault of the form’s own files is told plainly, and the form goes on', async () => {
    const { FormFault } = await import('./FormFault.tsx');
    render(
      <>
        <FormFault>No widget.</FormFault>
        {field}
      </>,
    );
    await answered();
    expect(screen.getByText('No widget.')).toBeTruthy();
    expect(typed()).toBe('The Long Way');
  });
});
