// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
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
