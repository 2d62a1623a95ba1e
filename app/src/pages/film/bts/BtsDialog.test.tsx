// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { mountScreen } from '../../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { BtsDialog } from './BtsDialog.tsx';
import type { BtsDocument } from './useBtsDocuments.ts';

vi.setConfig({ testTimeout: 60_000 });
// The upload widget is fetched when it is first drawn.
configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const list = 'GET /filmmakers/films/:id/bts-docs';
const update = 'POST /filmmakers/films/bts-docs/:id/update';
const key = 'films/7/assets/0123456789abcdef0123456789abcdef-sheet.pdf';
const document = (btsDocId: number, changes: Partial<BtsDocument> = {}): BtsDocument => ({
  btsDocId,
  fileName: `Sheet ${btsDocId}.pdf`,
  filePath: key,
  src: key,
  notes: null,
  filmmakerProgramId: 7,
  url: '/storage/sheet.pdf',
  downloadUrl: '/storage/sheet.pdf?download',
  contentType: 'application/pdf',
  sizeBytes: 10,
  createdAt: 1_730_000_000,
  ...changes,
});
const rowsOf = (rows: readonly BtsDocument[], totalPages = 1) => ({
  data: { rows: [...rows], totalRows: rows.length, totalPages },
});
const mount = (answers: Answers, may: readonly 'bts'[] = ['bts']) =>
  mountScreen(<BtsDialog film={sampleFilm({ status: 4, may: [...may] })} onClose={() => undefined} />, { answers });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the files from behind the scenes', () => {
  it('are a list with search, refresh, add, view, edit, delete and pages (R-244, R-247)', async () => {
    const { api } = await mount({ [list]: () => rowsOf([document(1), document(2, { notes: 'Night' })], 2) });
    const table = await screen.findByRole('table', { name: 'BTS Files' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByText('Night')).toBeTruthy();
    for (const name of ['View Sheet 1.pdf', 'Edit Sheet 1.pdf', 'Delete Sheet 1.pdf', 'Add New'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(api.made.at(-1)?.input).toMatchObject({ params: { id: 7 }, query: { page: 2 } }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search BTS files' }), { target: { value: ' night ' } });
    await waitFor(() => expect(api.made.at(-1)?.input).toMatchObject({ query: { page: 1, searchText: 'night' } }));
    const asked = api.made.length;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(api.made.length).toBe(asked + 1));
  });

  it('can only be looked at where the film does not let them change (R-244)', async () => {
    await mount({ [list]: () => rowsOf([document(1, { contentType: 'image/png', url: '/set.png' })]) }, []);
    await press('View Sheet 1.pdf');
    expect((await screen.findByRole('img', { name: 'Sheet 1.pdf' })).getAttribute('src')).toBe('/set.png');
    for (const name of ['Edit Sheet 1.pdf', 'Delete Sheet 1.pdf', 'Add New'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('say when there are none, none that match, and when loading failed (R-582, R-583)', async () => {
    const { unmount } = await mount({ [list]: () => rowsOf([]) });
    expect(await screen.findByText('No records found')).toBeTruthy();
    unmount();
    await mount({
      [list]: () => {
        throw new ApiError(500, 'internal', 'No.');
      },
    });
    expect(await screen.findByText('Error in loading the data.')).toBeTruthy();
  });

  it('the form has a file, notes and Submit; without a file nothing is sent (R-245, R-253)', async () => {
    const { api } = await mount({ [list]: () => rowsOf([]) });
    await press('Add New');
    const form = await screen.findByRole('dialog', { name: 'Add BTS File' });
    expect(await within(form).findByRole('group', { name: /File/ })).toBeTruthy();
    fireEvent.change(await within(form).findByLabelText(/Notes/), { target: { value: 'Second day' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Submit' }));
    expect((await within(form).findAllByText('This field is required.')).length).toBeGreaterThan(0);
    expect(api.names().every((name) => name === list)).toBe(true);
  });

  it('an edited file is saved with its notes (R-248, R-250, R-587)', async () => {
    const { api } = await mount({ [list]: () => rowsOf([document(3, { notes: 'Old' })]), [update]: () => ({ data: 3 }) });
    await press('Edit Sheet 3.pdf');
    const form = await screen.findByRole('dialog', { name: 'Edit BTS File' });
    const notes = await within(form).findByLabelText(/Notes/);
    fireEvent.change(notes, { target: { value: 'New' } });
    fireEvent.blur(notes);
    fireEvent.click(within(form).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
    expect(api.made.find(({ name }) => name === update)?.input).toMatchObject({
      params: { id: 3 },
      body: { filmmakerProgramId: 7, filePath: key, src: key, fileName: 'Sheet 3.pdf', notes: 'New' },
    });
  });

  it.each([
    ['done', undefined, 'Document deleted successfully.'],
    ['refused', new ApiError(409, 'film_locked', 'This film is locked.'), 'This film is locked.'],
    ['not answered', new ApiError(500, 'internal', ''), 'Something went wrong'],
  ])('a deletion is confirmed, and %s it says so (R-251, R-252, R-584, R-586, R-589)', async (_what, error, message) => {
    const { api } = await mount({
      [list]: () => rowsOf([document(3)]),
      'DELETE /filmmakers/films/bts-docs/:id/remove': () => {
        if (error) throw error;
        return { success: true };
      },
    });
    await press('Delete Sheet 3.pdf');
    expect(await screen.findByText('Do you want to delete this record? This action can not be undone.')).toBeTruthy();
    expect(api.names()).toEqual([list]);
    await press('Delete');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.made[1]?.input).toMatchObject({ params: { id: 3 } });
  });
});
