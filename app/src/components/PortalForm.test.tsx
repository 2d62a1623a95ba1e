// @vitest-environment jsdom
import type { FormName } from '@reelform/schemas/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadForm, mountScreen } from '../fixture/mountScreen.tsx';
import { PortalForm } from './PortalForm.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Screen({ name, outcome = 'refused' }: { readonly name: FormName; readonly outcome?: 'saved' | 'refused' }) {
  const loaded = use(loadForm(name));
  const end = async () => (outcome === 'saved' ? { ok: true as const } : { ok: false as const, errors: [] });
  return <PortalForm name={name} loaded={loaded} onSubmit={end} />;
}

const open = async (name: FormName, user: typeof ada | undefined, outcome?: 'saved') => {
  const page = await mountScreen(<Screen name={name} {...(outcome && { outcome })} />, user ? { user } : {});
  // The film's form comes in a file of its own, and after it the offer in another.
  for (const _file of ['form', 'offer']) {
    await act(() => vi.dynamicImportSettled());
    await wait(0);
  }
  return page;
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const enter = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('reelform.draft.'));
const keptTexts = () => keys().map((key) => localStorage.getItem(key));

describe('a form of the portal (R-039)', () => {
  it.each([
    ['login', /^Email/, undefined],
    ['signup', /^Full name/, undefined],
    ['forgot-password', /^Email/, undefined],
    ['account-setup', /^Full name/, undefined],
    ['upgrade', /^Phone/, undefined],
    ['profile', /^Website/, ada],
    ['film-submission', /^Title/, ada],
  ] as const)('%s: what is typed is kept within 500 ms and offered again', async (name, label, user) => {
    await open(name, user);
    enter(label, 'half a word');
    await wait(500);
    expect(keptTexts()).toEqual([expect.stringContaining('half a word')]);
    cleanup();
    await open(name, user);
    expect(field(label).value).toBe('');
    // Its code may have been on its way before it was asked for.
    const offer = () => screen.queryByRole('button', { name: 'Bring them back' });
    const offeredInTime = async () => {
      await wait(300);
      return offer();
    };
    await expect.poll(offeredInTime).not.toBeNull();
    await act(async () => offer()?.click());
    expect(field(label).value).toBe('half a word');
  });

  it.each([
    ['login', [/^Password/], undefined],
    ['signup', [/^Password/, /^Confirm password/], undefined],
    ['account-setup', [/^Password/, /^Confirm password/], undefined],
    ['reset-password', [/^New password/, /^Confirm new password/], undefined],
    ['change-password', [/^Current password/, /^New password/, /^Confirm new password/], ada],
  ] as const)('%s: passwords are never kept, and nothing is offered for them alone', async (name, labels, user) => {
    await open(name, user);
    for (const label of labels) enter(label, 'a deep secret');
    await wait(500);
    expect(JSON.stringify(localStorage)).not.toContain('a deep secret');
    cleanup();
    await open(name, user);
    expect(screen.queryByRole('button', { name: 'Bring them back' })).toBeNull();
  });

  it('keeps nothing that was saved', async () => {
    await open('forgot-password', undefined, 'saved');
    enter(/^Email/, 'ada@example.com');
    await wait(500);
    expect(keys()).toHaveLength(1);
    await act(async () => screen.getByRole('button', { name: 'Send the link' }).click());
    await wait(500);
    expect(keys()).toEqual([]);
  });

  it('keeps everyone’s entries apart', async () => {
    await open('profile', ada);
    enter(/^Website/, 'https://ada.example');
    await wait(500);
    cleanup();
    await open('profile', { ...ada, id: 8 });
    expect(screen.queryByRole('button', { name: 'Bring them back' })).toBeNull();
    expect(keys()).toEqual(['reelform.draft.profile/7/new']);
  });
});
