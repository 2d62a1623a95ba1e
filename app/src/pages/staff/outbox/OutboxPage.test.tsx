// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen, text } from '../../../fixture/mountScreen.tsx';
import { OutboxPage } from './OutboxPage.tsx';

afterEach(cleanup);

const answers: Answers = {
  'GET /staff/outbox': ({ query }) => ({
    data: {
      rows: [
        {
          id: query?.page ?? 1,
          kind: 'contract',
          recipient: `person-${query?.page ?? 1}@example.com`,
          state: 'failed',
          attempts: 3,
          problem: 'No such mailbox.',
          createdAt: 1_729_000_000,
          finishedAt: null,
        },
      ],
      totalRows: 60,
      totalPages: 3,
    },
  }),
};

it('keeps its page in its address: a reload shows the mails that were looked at', async () => {
  const { where } = await mountScreen(<OutboxPage />, { answers, at: '/staff/outbox?page=2' });
  expect(await screen.findByText('person-2@example.com')).toBeTruthy();
  expect(screen.getByText('No such mailbox.')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Next page' }).click());
  await waitFor(() => expect(where().search).toBe('?page=3'));
  expect(await screen.findByText('person-3@example.com')).toBeTruthy();
  for (const page of ['2', '1']) {
    await act(async () => screen.getByRole('button', { name: 'Previous page' }).click());
    expect(await screen.findByText(`person-${page}@example.com`)).toBeTruthy();
  }
  expect(where().search).toBe('');
});

it('searches by address, kind and state, keeps that in its address, and goes back to the first page', async () => {
  const { api, where } = await mountScreen(<OutboxPage />, { answers, at: '/staff/outbox?page=2' });
  await screen.findByText('person-2@example.com');
  const choose = (name: 'staff.outbox.filter.kind' | 'staff.outbox.filter.state', value: string) =>
    act(async () => fireEvent.change(screen.getByRole('combobox', { name: text(name) }), { target: { value } }));
  await choose('staff.outbox.filter.kind', 'contract');
  await choose('staff.outbox.filter.state', 'failed');
  const search = screen.getByRole('searchbox', { name: text('staff.outbox.search') });
  await act(async () => fireEvent.change(search, { target: { value: 'person' } }));
  await waitFor(() => expect(where().search).toBe('?search=person&kind=contract&state=failed'));
  const wanted = { page: 1, searchText: 'person', kind: 'contract', state: 'failed' };
  await waitFor(() => expect(api.made.at(-1)?.input.query).toEqual(wanted));
});

it('says of a search that finds nothing that it is the search, and shows all mails again', async () => {
  const none: Answers = { 'GET /staff/outbox': () => ({ data: { rows: [], totalRows: 0, totalPages: 0 } }) };
  const { where } = await mountScreen(<OutboxPage />, { answers: none, at: '/staff/outbox?search=nobody&kind=nonsense' });
  await screen.findByText(text('staff.outbox.emptyNarrowed'));
  await act(async () => screen.getByRole('button', { name: text('staff.outbox.showAll') }).click());
  await screen.findByText(text('staff.outbox.empty'));
  expect(where().search).toBe('');
});
