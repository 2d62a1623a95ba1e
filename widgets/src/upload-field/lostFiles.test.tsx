// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inRow, mountUpload, uploadFields } from './fixture/mountUpload.tsx';

afterEach(cleanup);

const kept = uploadFields.filter(({ isAttached }) => isAttached);
const cancelled = (group: HTMLElement) => within(group).queryAllByText(/cancelled/i).length > 0;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what is under way when its form is reset', () => {
  it.each(uploadFields)('is cancelled, and that is said: $name', async ({ example, chosen }) => {
    const { choose, group, requests, reset, finish, field } = await mountUpload(example, {});
    await choose(chosen);
    await reset();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(cancelled(group)).toBe(true);
    await finish('stored/late');
    expect(field()).toBe('{}');
    await reset();
    expect(cancelled(group)).toBe(false);
  });

  it.each(uploadFields)('holds nothing up any more, though the host never ends it: $name', async ({ example, chosen }) => {
    const { choose, reset } = await mountUpload(example, {}, {}, {}, false);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await choose(chosen);
    expect(isAsked()).toBe(true);
    await reset();
    expect(isAsked()).toBe(false);
  });

  it.each(kept)('goes on where its field says so: $name', async ({ example, chosen }) => {
    const { choose, group, requests, reset, finish, field } = await mountUpload(example, { keepUploading: true });
    await choose(chosen);
    await reset();
    expect(requests[0]?.signal.aborted).toBe(false);
    expect(cancelled(group)).toBe(false);
    await finish('stored/notes');
    expect(field()).toContain('stored/notes');
  });
});

/** A form of rows with such a field each, which come back. */
const mountRows = (example: (typeof uploadFields)[number]['example'], rows: readonly object[]) =>
  mountUpload(inRow(example), { orderable: true, undoRemove: true }, {}, { field: rows });

describe('what is under way when its row is removed', () => {
  it.each(uploadFields)('is told of when the row is brought back: $name', async ({ example, chosen }) => {
    const { choose, group, requests, finish, field } = await mountRows(example, [{}, {}]);
    await choose(chosen);
    press('Remove Line 1');
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    await finish('stored/late');
    expect(cancelled(group)).toBe(false);
    press('Undo: Line 1');
    await waitFor(() => expect(cancelled(group)).toBe(true));
    expect(field()).toBe('{"field":[{},{}]}');
  });

  it.each(kept)('is sent again from there: $name', async ({ example, chosen }) => {
    const { choose, group, requests, finish, field } = await mountRows(example, [{}]);
    await choose(chosen);
    press('Remove Line 1');
    press('Undo: Line 1');
    fireEvent.click(await within(group).findByRole('button', { name: /retry|try again/i }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.file.name).toBe(chosen.name);
    await finish('stored/again', 1);
    expect(field()).toContain('stored/again');
    press('Remove Line 1');
    press('Undo: Line 1');
    expect(cancelled(group)).toBe(false);
  });

  it('is told of in its own row, wherever that is by then', async () => {
    const [{ example, chosen }] = uploadFields;
    const { choose, group } = await mountRows(example, [{}, {}, {}]);
    await choose(chosen);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Line 1' }), { key: 'ArrowDown' });
    press('Remove Line 2');
    press('Undo: Line 2');
    await waitFor(() => expect(cancelled(group)).toBe(true));
    const rows = within(group).getAllByRole('group', { name: /^Line \d$/ });
    expect(rows.map(cancelled)).toEqual([false, true, false]);
  });
});
