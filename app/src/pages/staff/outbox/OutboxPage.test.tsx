// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
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
