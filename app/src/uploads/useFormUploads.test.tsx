// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createHandDrivenBoard } from '../fixture/handDrivenBoard.ts';
import { createBoardHolder } from './boardHolder.ts';
import { UploadsContext } from './UploadsContext.ts';
import { useFormUploads } from './useFormUploads.ts';

afterEach(() => localStorage.clear());

it('says of a file that cannot be begun what its form says of failures, and not what developers read', async () => {
  const { board, puts } = createHandDrivenBoard();
  const holder = createBoardHolder(async () => board);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <UploadsContext value={holder}>{children}</UploadsContext>
  );
  const options = {
    form: 'promotions/7',
    path: 'films/7/assets/',
    title: 'Harbour Lights',
    formTitle: 'Promotions',
    failed: 'It could not be sent.',
    promotionOf: (field: string): never => {
      throw new Error(`No promotion file belongs to ${field}.`);
    },
  };
  const { result } = renderHook(() => useFormUploads(options), { wrapper });
  await waitFor(() => expect(result.current.waiting).toEqual([]));
  const { signal } = new AbortController();
  const request = { file: new File(['a'], 'a.pdf'), pointer: '/mood', signal, onProgress: () => undefined };
  await expect(result.current.uploads.upload(request)).rejects.toThrow('It could not be sent.');
  expect([result.current.active(), puts]).toEqual([0, []]);
});

it('says of a file that was changed while it was sent what is to be done, in place of what its form says of failures', async () => {
  const { board, puts } = createHandDrivenBoard();
  const holder = createBoardHolder(async () => board);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <UploadsContext value={holder}>{children}</UploadsContext>
  );
  const options = { form: 'bts', path: 'films/7/assets/', title: 'Harbour Lights', formTitle: 'BTS', failed: 'Not sent.' };
  const { result } = renderHook(() => useFormUploads(options), { wrapper });
  await waitFor(() => expect(result.current.waiting).toEqual([]));
  const { signal } = new AbortController();
  const request = { file: new File(['a'], 'a.pdf'), pointer: '/filePath', signal, onProgress: () => undefined };
  const failure = expect(result.current.uploads.upload(request)).rejects.toThrow('unreadable');
  await waitFor(() => expect(puts).toHaveLength(1));
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('It could not be read.', 'NotReadableError'));
  puts[0]?.fail(new ApiError(0, 'network', 'unreachable'));
  await failure;
  vi.restoreAllMocks();
});
