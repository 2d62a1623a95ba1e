// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { createHandDrivenBoard } from '../../fixture/handDrivenBoard.ts';
import { mountScreen, text } from '../../fixture/mountScreen.tsx';
import { createBoardHolder } from '../../uploads/boardHolder.ts';
import type { UploadTarget } from '../../uploads/uploadTarget.ts';
import { useFinishedUploads } from '../../uploads/useFinishedUploads.ts';
import { UploadTray } from './UploadTray.tsx';

beforeAll(() => import('./TrayPanel.tsx'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const target = { filmId: 7, chapterId: null, isSeries: false, title: 'Harbour Lights' };
const film = new File(['a'.repeat(100)], 'film.mp4', { type: 'video/mp4', lastModified: 1 });

/** @param refusal of every registration */
const mount = async (refusal?: ApiError) => {
  const driven = createHandDrivenBoard();
  if (refusal) driven.link.refusal = refusal;
  const holder = createBoardHolder(async () => driven.board);
  await holder.load();
  const { where } = await mountScreen(
    <>
      <Link to="/logout">out</Link>
      <UploadTray holder={holder} />
    </>,
  );
  const start = async () => {
    const upload = await act(() => driven.board.start(film, target));
    await screen.findByRole('region', { name: text('uploads.title') });
    await waitFor(() => expect(driven.puts.length).toBeGreaterThan(0));
    return upload;
  };
  return { ...driven, where, holder, start, tray: () => screen.queryByRole('region', { name: text('uploads.title') }) };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the upload tray', () => {
  it('is not there while there are no uploads, and follows one to its end', async () => {
    const { puts, start, tray } = await mount();
    expect(tray()).toBeNull();
    await start();
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText(text('uploads.item', { file: 'film.mp4', title: 'Harbour Lights' }))).toBeTruthy();
    act(() => puts[0]?.sent(50));
    expect(item.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    await act(async () => puts[0]?.finish());
    await item.findByText(text('uploads.done'));
    await press(text('uploads.dismiss'));
    expect(tray()).toBeNull();
  });

  it('lists all that a film is given at once: its video, its trailer, several pictures', async () => {
    const { board, tray } = await mount();
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const of = (type: 'trailerUrl' | 'thumbnail', name: string) => ({ ...target, asset: { type, programStatus: 4, name } });
    const send = (name: string, to: UploadTarget) => board.start(new File([name], name, { lastModified: 1 }), to);
    await act(async () => {
      await send('film.mp4', target);
      await send('trailer.mp4', of('trailerUrl', 'trailer.mp4'));
      await send('one.png', of('thumbnail', 'one.png'));
      await send('two.png', of('thumbnail', 'two.png'));
    });
    await waitFor(() => expect(tray()).not.toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
  });

  it('pauses, resumes and cancels', async () => {
    const { puts, start } = await mount();
    const upload = await start();
    act(() => puts[0]?.sent(10));
    await press(text('uploads.pause'));
    expect(upload.state().step).toBe('paused');
    await press(text('uploads.resume'));
    await waitFor(() => expect(puts).toHaveLength(2));
    await press(text('uploads.cancel'));
    expect(upload.state().step).toBe('stopped');
    await screen.findByText(text('uploads.stopped'));
  });

  it('says of one that was sent whole what a pause costs', async () => {
    const { puts, start } = await mount();
    await start();
    act(() => puts[0]?.sent(82));
    await press(text('uploads.pause'));
    await screen.findByText(text('uploads.pausedWhole'));
  });

  it('asks before a logout that would stop what is being sent, and not afterwards', async () => {
    const { puts, start, where } = await mount();
    await start();
    // What a question has hidden is back a moment after it.
    const logout = async () => {
      const link = await screen.findByRole('link', { name: 'out' });
      await act(async () => fireEvent.click(link));
    };
    await logout();
    const question = within(await screen.findByRole('alertdialog', { name: text('uploads.logoutTitle') }));
    expect(where().pathname).toBe('/');
    await act(async () => fireEvent.click(question.getByRole('button', { name: text('film.leaveStay') })));
    expect(where().pathname).toBe('/');
    await act(async () => puts[0]?.finish());
    await screen.findByText(text('uploads.done'));
    await logout();
    expect(where().pathname).toBe('/logout');
  });

  it('says why an upload failed, and tries it again', async () => {
    const { puts, start } = await mount();
    await start();
    await act(async () => puts[0]?.fail(new ApiError(422, 'damaged_upload', 'It arrived damaged.')));
    await screen.findByText('It arrived damaged.');
    await press(text('uploads.retry'));
    await waitFor(() => expect(puts).toHaveLength(2));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('offers no other try of a file that will never be taken', async () => {
    const { puts, start } = await mount();
    await start();
    await act(async () => puts[0]?.fail(new ApiError(422, 'file_too_large', 'This file is too large.')));
    await screen.findByText('This file is too large.');
    expect(screen.queryByRole('button', { name: text('uploads.retry') })).toBeNull();
    await press(text('uploads.dismiss'));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says that a file is gone that is to be tried again', async () => {
    const { board, puts } = await mount();
    const gone = new File(['a'], 'film.mp4', { lastModified: 1 });
    await act(() => board.start(gone, target));
    await waitFor(() => expect(puts).toHaveLength(1));
    await act(async () => puts[0]?.fail(new ApiError(422, 'damaged_upload', 'It arrived damaged.')));
    await screen.findByText('It arrived damaged.');
    gone.slice = () => {
      throw new DOMException('A requested file could not be found.', 'NotFoundError');
    };
    await press(text('uploads.retry'));
    await screen.findByText(text('uploads.unreadable'));
    expect(puts).toHaveLength(1);
  });

  it('folds away', async () => {
    const { start } = await mount();
    await start();
    await press(text('uploads.hide'));
    expect(screen.queryByRole('listitem')).toBeNull();
    await press(text('uploads.show'));
    expect(screen.getByRole('listitem')).toBeTruthy();
  });

  it.each([
    ['was saved', undefined, text('uploads.late')],
    [
      'was refused',
      new ApiError(404, 'not_found', 'The film was deleted.'),
      text('uploads.lateRefused', { reason: 'The film was deleted.' }),
    ],
  ])('says that what an earlier visit had sent whole %s', async (_what, refusal, words) => {
    const stored = {
      fingerprint: 'x',
      fileName: 'film.mp4',
      size: 100,
      sentBytes: 100,
      target,
      storedKey: 'a',
      at: Date.now(),
    };
    localStorage.setItem('uploads', JSON.stringify([stored]));
    const { tray } = await mount(refusal);
    const item = within(await screen.findByRole('listitem'));
    await item.findByText(words);
    await press(text('uploads.dismiss'));
    expect(tray()).toBeNull();
  });

  it('tells two files of one name apart that an earlier visit had sent whole', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stored = ['x', 'y'].map((fingerprint) => ({
      fingerprint,
      fileName: 'answers.pdf',
      size: 100,
      sentBytes: 100,
      target,
      storedKey: fingerprint,
      at: Date.now(),
    }));
    localStorage.setItem('uploads', JSON.stringify(stored));
    await mount();
    await waitFor(() => expect(screen.getAllByText(text('uploads.late'))).toHaveLength(2));
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
  });

  it('offers what an earlier visit left, tells another file from it, and throws it away', async () => {
    const upload = { key: 'films/7/assets/a-film.mp4', uploadId: 'u', fileName: 'a-film.mp4' };
    const plan = { partBytes: 50, smallPartBytes: 50 };
    const left = {
      fingerprint: 'x',
      fileName: 'film.mp4',
      size: 100,
      sentBytes: 60,
      target,
      point: { upload, plan },
      at: Date.now(),
    };
    localStorage.setItem('uploads', JSON.stringify([left]));
    const { api, tray } = await mount();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText(text('uploads.left', { percent: 60 }))).toBeTruthy();
    const input = tray()?.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    await act(async () => fireEvent.change(input, { target: { files: [film] } }));
    await item.findByText(text('uploads.otherFile', { file: 'film.mp4' }));
    await press(text('uploads.discard'));
    await waitFor(() => expect(tray()).toBeNull());
    expect(api.names()).toContain('POST /upload/withdraw');
    expect(localStorage.getItem('uploads')).toBeNull();
  });
});

it('whoever wants to know is told once of each upload that ends well', async () => {
  const { board, puts } = createHandDrivenBoard();
  const holder = createBoardHolder(async () => board);
  const onFinished = vi.fn();
  const { unmount } = renderHook(() => useFinishedUploads(holder, onFinished));
  await holder.load();
  const upload = await board.start(film, target);
  await waitFor(() => expect(puts).toHaveLength(1));
  puts[0]?.finish();
  await upload.finished;
  expect(onFinished).toHaveBeenCalledOnce();
  board.dismiss(upload);
  const other = await board.start(film, target);
  await waitFor(() => expect(puts).toHaveLength(2));
  unmount();
  puts[1]?.finish();
  await other.finished;
  expect(onFinished).toHaveBeenCalledOnce();
});
