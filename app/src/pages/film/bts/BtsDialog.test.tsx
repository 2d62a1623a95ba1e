// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translatePage } from '../../../../../tests/dom/translatePage.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { Answers } from '../../../fixture/fakeApi.ts';
import { fillStorage } from '../../../fixture/fillStorage.ts';
import { createHandDrivenBoard } from '../../../fixture/handDrivenBoard.ts';
import { mountScreen, text } from '../../../fixture/mountScreen.tsx';
import { sampleFilm } from '../../../fixture/sampleFilm.ts';
import { type BoardHolder, createBoardHolder } from '../../../uploads/boardHolder.ts';
import { BtsSummary } from '../details/BtsSummary.tsx';
import { BtsDialog } from './BtsDialog.tsx';
import type { BtsDocument } from './useBtsDocuments.ts';

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
  version: 1,
  ...changes,
});
const rowsOf = (rows: readonly BtsDocument[], totalPages = 1) => ({
  data: { rows: [...rows], totalRows: rows.length, totalPages },
});
const mount = (answers: Answers, may: readonly 'bts'[] = ['bts'], uploads?: BoardHolder) =>
  mountScreen(<BtsDialog film={sampleFilm({ status: 4, may: [...may] })} onClose={() => undefined} />, {
    answers,
    ...(uploads && { uploads }),
  });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** Presses a button of the list, which is hidden from assistive tools for a moment after a dialog over it was closed. */
const pressInList = async (name: string) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

describe('the files from behind the scenes', () => {
  it.each([
    [1, '1 file'],
    [2, '2 files'],
  ])('are counted where the film tells of them: %i', async (count, words) => {
    await mountScreen(<BtsSummary filmId={7} onOpen={() => undefined} />, {
      answers: { [list]: () => rowsOf(Array.from({ length: count }, (_, index) => document(index))) },
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

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
    const picture = document(1, { contentType: 'image/png', url: '/set.png', added: { festival: 'Ghent' } });
    await mount({ [list]: () => rowsOf([picture]) }, []);
    await press('View Sheet 1.pdf');
    expect((await screen.findByRole('img', { name: 'Sheet 1.pdf' })).getAttribute('src')).toBe('/set.png');
    // Of an added field that the form has no more the name is said.
    expect((await screen.findByRole('term')).textContent).toBe('festival');
    expect(screen.getByRole('definition').textContent).toBe('Ghent');
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

  it('the list is without a file that was deleted elsewhere once its edit was refused for that', async () => {
    let rows = [document(3, { notes: 'Old' })];
    await mount({
      [list]: () => rowsOf(rows),
      [update]: () => {
        rows = [];
        throw new ApiError(404, 'not_found', 'This record does not exist.');
      },
    });
    await press('Edit Sheet 3.pdf');
    const form = await screen.findByRole('dialog', { name: 'Edit BTS File' });
    fireEvent.change(await within(form).findByLabelText(/Notes/), { target: { value: 'New' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('This record does not exist.')).toBeTruthy();
    expect(await screen.findByText('No records found')).toBeTruthy();
    expect(within(form).getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('New');
  });

  it('that was saved in another window meanwhile is compared, and saved over that one as chosen', async () => {
    const newer = document(3, { notes: 'Hers', version: 2, filePath: key.replace('sheet', 'new'), fileName: 'new.pdf' });
    const { api } = await mount({
      [list]: () => rowsOf([document(3, { notes: 'Old' })]),
      [update]: ({ body }) => {
        if (body?.version === 1) throw new ApiError(409, 'conflict', 'Conflict.', [], newer);
        return { data: 3 };
      },
    });
    await press('Edit Sheet 3.pdf');
    const form = await screen.findByRole('dialog', { name: 'Edit BTS File' });
    fireEvent.change(await within(form).findByLabelText(/Notes/), { target: { value: 'Mine' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Submit' }));
    const question = within(await screen.findByRole('dialog', { name: text('film.conflict.title') }));
    expect(question.getByText(text('bts.conflict'))).toBeTruthy();
    expect(question.getAllByRole('radiogroup').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/sheet\.pdf.*new\.pdf/),
      expect.stringMatching(/Mine.*Hers/),
    ]);
    fireEvent.click(question.getByRole('button', { name: text('film.conflict.save') }));
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
    const sent = api.made.filter(({ name }) => name === update).map(({ input }) => input.body);
    expect(sent[1]).toMatchObject({ notes: 'Mine', fileName: 'new.pdf', filePath: newer.filePath, version: 2 });
  });

  it('that was saved, of which only the answer was lost, is saved', async () => {
    await mount({
      [list]: () => rowsOf([document(3, { notes: 'Old' })]),
      [update]: ({ body }) => {
        if (body?.version === 2) return { data: 3 };
        throw new ApiError(409, 'conflict', 'Conflict.', [], document(3, { notes: 'Mine', version: 2 }));
      },
    });
    await press('Edit Sheet 3.pdf');
    const form = await screen.findByRole('dialog', { name: 'Edit BTS File' });
    fireEvent.change(await within(form).findByLabelText(/Notes/), { target: { value: 'Mine' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
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

  it('a file is marked while it is being deleted in a page that the browser translates, too', async () => {
    await mount({
      [list]: () => rowsOf([document(3), document(4)]),
      'DELETE /filmmakers/films/bts-docs/:id/remove': () => new Promise(() => undefined),
    });
    await screen.findByRole('button', { name: 'Delete Sheet 3.pdf' });
    translatePage();
    await pressInList('Delete Sheet 3.pdf');
    await press('→Delete');
    expect(await screen.findByRole('button', { name: 'Delete Sheet 3.pdf: under way', hidden: true })).toBeTruthy();
  });

  it('files are marked while they are being deleted, several beside each other', async () => {
    const answers: (() => void)[] = [];
    const busyRows = () => screen.queryAllByRole('row', { hidden: true, busy: true }).length;
    const { api } = await mount({
      [list]: () => rowsOf([document(3), document(4)]),
      'DELETE /filmmakers/films/bts-docs/:id/remove': () => new Promise((done) => answers.push(() => done({ success: true }))),
    });
    for (const name of ['Delete Sheet 3.pdf', 'Delete Sheet 4.pdf']) {
      await pressInList(name);
      await press('Delete');
    }
    for (const name of ['Delete Sheet 3.pdf: under way', 'Delete Sheet 4.pdf: under way', 'Edit Sheet 3.pdf'])
      expect((await screen.findByRole('button', { name, hidden: true })).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Delete Sheet 3.pdf: under way', hidden: true }).textContent).toBe('');
    expect(busyRows()).toBe(2);
    await act(async () => answers[1]?.());
    await waitFor(() => expect(busyRows()).toBe(1));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(busyRows()).toBe(0));
    expect(api.names().filter((name) => name.startsWith('DELETE'))).toHaveLength(2);
  });
});

describe('a file of the form', () => {
  const create = 'POST /filmmakers/films/bts-docs/create';
  const stored = 'films/7/assets/a-sheet.pdf';
  const openForm = async () => {
    await pressInList('Add New');
    const form = await screen.findByRole('dialog', { name: 'Add BTS File' });
    const group = await within(form).findByRole('group', { name: /File/ });
    const notes = await within(form).findByLabelText(/Notes/);
    return { form, group, notes };
  };
  const begin = async (answers: Answers, says = /goes on without this window.* stay on this device/) => {
    const driven = createHandDrivenBoard();
    const page = await mount(
      { [list]: () => rowsOf([]), ...answers },
      ['bts'],
      createBoardHolder(async () => driven.board),
    );
    const { form, group, notes } = await openForm();
    const input = group.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    const file = new File(['%PDF-1.4 call sheet'], 'sheet.pdf', { type: 'application/pdf' });
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
    await waitFor(() => expect(driven.puts).toHaveLength(1));
    fireEvent.change(notes, { target: { value: 'Second day' } });
    fireEvent.blur(notes);
    fireEvent.click(within(form).getByRole('button', { name: 'Close' }));
    await screen.findByText(says);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add BTS File' })).toBeNull());
    return { ...driven, ...page };
  };
  const save = async (form: HTMLElement) => {
    fireEvent.click(within(form).getByRole('button', { name: 'Submit' }));
  };

  it('goes on without it, and leaves nothing else where this device has no room, which is said', async () => {
    fillStorage();
    const { board } = await begin({}, /goes on without this window.* are not saved and will be lost/);
    expect(board.uploads()).toHaveLength(1);
  });

  it('goes on without it, is in its field again, and is saved from there (R-245, R-587)', async () => {
    const { api, board, puts } = await begin({ [create]: () => ({ data: 5 }) });
    expect(board.uploads()).toHaveLength(1);
    const { form, group } = await openForm();
    await within(group).findByText('sheet.pdf');
    act(() => puts[0]?.sent(9));
    await within(group).findByRole('progressbar');
    await act(async () => puts[0]?.finish());
    await within(group).findByRole('button', { name: 'Remove sheet.pdf' });
    await save(form);
    expect(await screen.findByText('Created successfully.')).toBeTruthy();
    expect(api.made.find(({ name }) => name === create)?.input.body).toMatchObject({ filePath: stored, fileName: 'sheet.pdf' });
    expect([board.uploads(), board.waiting('bts-document/7/new'), board.left()]).toEqual([[], [], []]);
  });

  it('that arrives while it is closed stands in its field with what was typed, and is saved once', async () => {
    const { api, board, puts } = await begin({ [create]: () => ({ data: 5 }) });
    await act(async () => puts[0]?.finish());
    await waitFor(() => expect(board.waiting('bts-document/7/new')).toHaveLength(1));
    expect(api.names()).not.toContain(create);
    const { form, group, notes } = await openForm();
    await within(group).findByRole('button', { name: 'Remove a-sheet.pdf' });
    fireEvent.click(await within(form).findByRole('button', { name: 'Bring them back' }));
    await waitFor(() => expect(notes).toHaveProperty('value', 'Second day'));
    await save(form);
    expect(await screen.findByText('Created successfully.')).toBeTruthy();
    expect(api.made.find(({ name }) => name === create)?.input.body).toMatchObject({
      filePath: stored,
      fileName: 'sheet.pdf',
      notes: 'Second day',
    });
    expect(board.waiting('bts-document/7/new')).toEqual([]);
    const next = await openForm();
    expect(within(next.group).queryByText(/sheet\.pdf/)).toBeNull();
  });

  it('that is added already, with other notes by now, is compared and saved over that one', async () => {
    const known = document(5, { filePath: stored, fileName: 'sheet.pdf', notes: 'First day' });
    const { api, puts, board } = await begin({
      [create]: () => {
        throw new ApiError(409, 'conflict', 'Conflict.', [], known);
      },
      [update]: () => ({ data: 5 }),
    });
    await act(async () => puts[0]?.finish());
    await waitFor(() => expect(board.waiting('bts-document/7/new')).toHaveLength(1));
    const { form, group, notes } = await openForm();
    await within(group).findByRole('button', { name: 'Remove a-sheet.pdf' });
    fireEvent.change(notes, { target: { value: 'Second day' } });
    await save(form);
    const question = within(await screen.findByRole('dialog', { name: text('film.conflict.title') }));
    expect(question.getAllByRole('radiogroup').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/Second day.*First day/),
    ]);
    fireEvent.click(question.getByRole('button', { name: text('film.conflict.save') }));
    expect(await screen.findByText('Created successfully.')).toBeTruthy();
    const body = { filePath: stored, fileName: 'sheet.pdf', notes: 'Second day', version: 1 };
    expect(api.made.find(({ name }) => name === update)?.input).toMatchObject({ params: { id: 5 }, body });
  });

  it.each([
    ['that the server threw away waits no longer', new ApiError(422, 'upload_missing', 'Gone.', []), 0],
    ['waits on when saving is not answered', new ApiError(0, 'network', 'Offline.'), 1],
  ])('%s', async (_what, error, left) => {
    const { board, puts } = await begin({
      [create]: () => {
        throw error;
      },
    });
    await act(async () => puts[0]?.finish());
    await waitFor(() => expect(board.waiting('bts-document/7/new')).toHaveLength(1));
    const { form, group } = await openForm();
    await within(group).findByRole('button', { name: 'Remove a-sheet.pdf' });
    await save(form);
    expect((await screen.findAllByText(error.message)).length).toBeGreaterThan(0);
    expect(board.waiting('bts-document/7/new')).toHaveLength(left);
  });

  it('waits no longer once it is removed in its field', async () => {
    const { board, puts } = await begin({});
    await act(async () => puts[0]?.finish());
    await waitFor(() => expect(board.waiting('bts-document/7/new')).toHaveLength(1));
    const { group } = await openForm();
    fireEvent.click(await within(group).findByRole('button', { name: 'Remove a-sheet.pdf' }));
    await press('Delete');
    await waitFor(() => expect(board.waiting('bts-document/7/new')).toEqual([]));
  });
});
