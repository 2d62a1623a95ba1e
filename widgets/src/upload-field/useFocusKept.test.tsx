// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mountUpload, uploadFields } from './fixture/mountUpload.tsx';

afterEach(cleanup);

const fields = uploadFields.filter(({ name }) => name !== 'subtitle-list');

/** Presses a button as the keyboard does, which needs the focus on it. */
const press = async (button: HTMLElement) => {
  button.focus();
  await act(async () => fireEvent.click(button));
};

describe.each(fields)('the focus in $name', ({ example, chosen }) => {
  it('stays in the field when what failed is tried again', async () => {
    const { choose, fail, group, requests } = await mountUpload(example, {});
    await choose(chosen);
    await fail();
    await press(await within(group).findByRole('button', { name: /^try again/i }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(document.activeElement?.id).toBe('root_field');
  });

  it('stays in the field when the button that cancels goes with what has arrived', async () => {
    const { choose, finish, group } = await mountUpload(example, {});
    await choose(chosen);
    (await within(group).findByRole('button', { name: /cancel/i })).focus();
    await finish('films/3/assets/stored.file');
    await waitFor(() => expect(within(group).queryByRole('progressbar')).toBeNull());
    expect(document.activeElement?.id).toBe('root_field');
  });

  it('is left to whoever has taken it meanwhile', async () => {
    const { choose, finish, group } = await mountUpload(example, {});
    await choose(chosen);
    (await within(group).findByRole('button', { name: /cancel/i })).focus();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await finish('films/3/assets/stored.file');
    await waitFor(() => expect(within(group).queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
