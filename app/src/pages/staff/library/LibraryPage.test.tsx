// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import type { LibraryEvent, StaffResource } from './libraryQuery.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const resource = (id: number, changes: Partial<StaffResource> = {}): StaffResource => ({
  id,
  title: `Kit ${id}`,
  tab: 'brandingAssets',
  type: 'Link',
  key: null,
  thumbKey: null,
  link: `https://press.example/${id}`,
  fileUrl: `https://press.example/${id}`,
  thumbUrl: null,
  publishedAt: null,
  version: 3,
  isFirst: id === 1,
  isLast: id === 2,
  ...changes,
});
const tabs = [
  { value: 'brandingAssets', label: 'Branding Assets' },
  { value: 'guides', label: 'Guides' },
];
const answer = (rows: readonly StaffResource[], history: readonly LibraryEvent[] = []): Answers => ({
  'GET /staff/resources': ({ query }) => ({
    data: {
      rows: [...rows],
      totalRows: rows.length,
      totalPages: 1,
      activetab: query?.activetab ?? 'brandingAssets',
      tabs: [...tabs],
      history: [...history],
    },
  }),
  'POST /staff/resources/:id/decide': () => ({ success: true }),
});
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
type Api = Awaited<ReturnType<typeof mountScreen>>['api'];
const decisions = (api: Api) => api.made.filter(({ name }) => name.endsWith('/decide')).map(({ input }) => input);

describe('the library of the staff', () => {
  it('keeps tab and page in its address, and shows the first tab where that names none', async () => {
    const answers: Answers = {
      'GET /staff/resources': ({ query }) => ({
        data: {
          rows: [resource(1)],
          totalRows: 60,
          totalPages: 3,
          activetab: query?.activetab === 'guides' ? 'guides' : 'brandingAssets',
          tabs: [...tabs],
          history: [],
        },
      }),
    };
    const { api, where } = await mountScreen(<LibraryPage />, { answers, at: '/staff/resources?tab=guides&page=2' });
    expect(await screen.findByRole('tab', { name: 'Guides', selected: true })).toBeTruthy();
    expect(api.made.at(-1)?.input.query).toEqual({ page: 2, activetab: 'guides' });
    await press('Next page');
    await waitFor(() => expect(where().search).toBe('?tab=guides&page=3'));
    await act(async () => screen.getByRole('tab', { name: 'Branding Assets' }).click());
    await waitFor(() => expect(where().search).toBe('?tab=brandingAssets'));
    cleanup();
    await mountScreen(<LibraryPage />, { answers, at: '/staff/resources?tab=gone' });
    expect(await screen.findByRole('tab', { name: 'Branding Assets', selected: true })).toBeTruthy();
  });

  it('shows drafts and what is published, in their order, with what was done', async () => {
    const event = {
      id: 1,
      resourceId: 2,
      title: 'Kit 2',
      action: 'publish',
      decidedBy: 'Grace',
      decidedAt: 1_700_000_000,
    } as const;
    await mountScreen(<LibraryPage />, { answers: answer([resource(1), resource(2, { publishedAt: 1 })], [event]) });
    expect(await screen.findByText('Draft')).toBeTruthy();
    expect(screen.getByText('Published')).toBeTruthy();
    expect(screen.getByText('Published Kit 2')).toBeTruthy();
    expect(screen.getByText(/by Grace/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kit 1' }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    ['Publish: Kit 1', 1, 'publish', 'Published Kit 1'],
    ['Unpublish: Kit 2', 2, 'unpublish', 'Unpublished Kit 2'],
    ['Move down: Kit 1', 1, 'moveDown', 'Moved Kit 1 down'],
    ['Move up: Kit 2', 2, 'moveUp', 'Moved Kit 2 up'],
  ])('%s is decided about the version that was looked at, and said', async (button, id, action, said) => {
    const { api } = await mountScreen(<LibraryPage />, { answers: answer([resource(1), resource(2, { publishedAt: 1 })]) });
    await screen.findByText('Draft');
    await press(button);
    expect(decisions(api)).toEqual([{ params: { id }, body: { action, version: 3 } }]);
    await waitFor(() => expect(api.names().at(-1)).toBe('GET /staff/resources'));
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said));
  });

  it('deleting is said once the page behind the question is there again: it would not be heard', async () => {
    await mountScreen(<LibraryPage />, { answers: answer([resource(1), resource(2)]) });
    await screen.findAllByText('Draft');
    await press('Delete: Kit 1');
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    // The page is hidden as the focus comes into the question, from which what went before may have taken it.
    act(() => confirm.focus());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete: Kit 1' })).toBeNull());
    const heard: boolean[] = [];
    const watch = new MutationObserver(() => {
      for (const said of screen.queryAllByText('Deleted Kit 1')) heard.push(said.closest('[aria-hidden="true"]') === null);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(async () => confirm.click());
    await waitFor(() => expect(heard[0]).toBeDefined());
    watch.disconnect();
    expect(heard[0]).toBe(true);
  });

  it('a decision is waited for: pressed again, it would be refused as one about an older version', async () => {
    let done: () => void = () => undefined;
    const { api } = await mountScreen(<LibraryPage />, {
      answers: {
        ...answer([resource(1), resource(2), resource(3, { isLast: true })]),
        'POST /staff/resources/:id/decide': () =>
          new Promise((answered) => {
            done = () => answered({ success: true });
          }),
      },
    });
    await screen.findAllByText('Draft');
    await press('Move down: Kit 1');
    for (const name of ['Move down: Kit 1', 'Publish: Kit 1', 'Move up: Kit 3']) await press(name);
    expect(decisions(api)).toHaveLength(1);
    await act(async () => done());
    await press('Publish: Kit 3');
    expect(decisions(api)).toHaveLength(2);
  });

  it('the first is not moved up and the last not down; deleting is asked for twice', async () => {
    const { api } = await mountScreen(<LibraryPage />, { answers: answer([resource(1), resource(2)]) });
    await screen.findAllByText('Draft');
    await press('Move up: Kit 1');
    await press('Move down: Kit 2');
    expect(decisions(api)).toEqual([]);
    await press('Delete: Kit 1');
    const dialog = within(await screen.findByRole('alertdialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
    expect(decisions(api)).toEqual([{ params: { id: 1 }, body: { action: 'remove', version: 3 } }]);
  });

  it('another’s change meanwhile is said, and shown', async () => {
    const { api } = await mountScreen(<LibraryPage />, {
      answers: {
        ...answer([resource(1)]),
        'POST /staff/resources/:id/decide': () => {
          throw new ApiError(409, 'decided_elsewhere', 'Somebody else has decided.');
        },
      },
    });
    await screen.findByText('Draft');
    await press('Publish: Kit 1');
    expect(api.names().at(-1)).toBe('GET /staff/resources');
  });

  it('a form that is opened again after another’s change is of the newer version', async () => {
    let version = 3;
    const sent: (number | undefined)[] = [];
    await mountScreen(<LibraryPage />, {
      answers: {
        'GET /staff/resources': (input) =>
          answer([resource(1, { version })])['GET /staff/resources']?.(input) ?? Promise.reject(),
        'POST /staff/resources/:id/update': ({ body }) => {
          sent.push(body?.version);
          if (body?.version === 4) return { data: 1 };
          version = 4;
          throw new ApiError(409, 'decided_elsewhere', 'Somebody else has decided.');
        },
      },
    });
    for (const again of [false, true]) {
      // Behind a dialog that closes it is hidden for a moment.
      await screen.findByRole('button', { name: 'Edit: Kit 1' });
      await press('Edit: Kit 1');
      fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Press kit' } });
      await press('Save');
      if (again) continue;
      await screen.findAllByText('Somebody else has decided.');
      await press('Cancel');
      await screen.findByRole('button', { name: 'Leave' });
      await press('Leave');
    }
    await waitFor(() => expect(sent).toEqual([3, 4]));
  });

  it('an empty tab says what to do; a link is added in its form', async () => {
    const { api } = await mountScreen(<LibraryPage />, {
      answers: { ...answer([]), 'POST /staff/resources/create': () => ({ data: 1 }) },
    });
    expect(await screen.findByText('Add images, videos or links, and publish them when they are ready.')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Guides' }));
    await waitFor(() => expect(api.made.at(-1)?.input).toMatchObject({ query: { activetab: 'guides' } }));
    fireEvent.click(screen.getByRole('tab', { name: 'Branding Assets' }));
    await press('Add resource');
    await waitFor(() => {
      if (!document.querySelector('form') || document.querySelector('form [aria-busy="true"]')) throw new Error('loading');
    });
    const title = await screen.findByLabelText(/^Title/);
    fireEvent.change(title, { target: { value: 'Press kit' } });
    fireEvent.click(await screen.findByLabelText('Link to another site'));
    await act(async () => undefined);
    fireEvent.change(await screen.findByLabelText(/^Address/), { target: { value: 'https://press.example/kit' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    await waitFor(() =>
      expect(api.made.find(({ name }) => name.endsWith('/create'))?.input).toEqual({
        body: { title: 'Press kit', tab: 'brandingAssets', kind: 'Link', link: 'https://press.example/kit' },
      }),
    );
  });
});
