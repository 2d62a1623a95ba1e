// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHandDrivenBoard } from '../fixture/handDrivenBoard.ts';
import { createBoardHolder } from './boardHolder.ts';
import { useFinishedUploads } from './useFinishedUploads.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

it('calls back once for a file that is registered, and once for one that the server has thrown away', async () => {
  const { board, puts } = createHandDrivenBoard();
  const holder = createBoardHolder(async () => board);
  const onFinished = vi.fn();
  renderHook(() => useFinishedUploads(holder, onFinished));
  await act(() => holder.load());
  const target = { filmId: 7, chapterId: null, isSeries: false, title: 'Film' };
  const file = (name: string) => new File(['film'], name, { type: 'video/mp4' });
  const kept = await board.start(file('a.mp4'), target);
  await waitFor(() => expect(puts).toHaveLength(1));
  expect(onFinished).not.toHaveBeenCalled();
  puts[0]?.finish();
  await kept.finished;
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1));
  const cancelled = await board.start(file('b.mp4'), target);
  await waitFor(() => expect(puts).toHaveLength(2));
  await cancelled.cancel();
  await waitFor(() => expect(board.withdrawn()).toHaveLength(1));
  expect(onFinished).toHaveBeenCalledTimes(2);
});
