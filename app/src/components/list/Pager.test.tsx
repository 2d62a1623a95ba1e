// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { Pager } from './Pager.tsx';

afterEach(cleanup);

it.each([
  { page: 2, rowCount: 20, says: '21–25 of 25' },
  { page: 2, rowCount: 5, says: '21–25 of 25' },
  { page: 1, rowCount: 5, says: '1–20 of 25' },
])('page $page says what it will show while $rowCount rows are there: $says', async ({ says, ...shown }) => {
  await mountScreen(<Pager {...shown} totalPages={2} totalRows={25} onPage={() => undefined} />);
  expect(screen.getByText(/ of 25$/).textContent).toBe(says);
});

it('of a page beyond the last it says nothing while the rows of another one are there', async () => {
  await mountScreen(<Pager page={3} rowCount={5} totalPages={2} totalRows={25} onPage={() => undefined} />);
  expect(screen.queryByText(/ of 25$/)).toBeNull();
});
