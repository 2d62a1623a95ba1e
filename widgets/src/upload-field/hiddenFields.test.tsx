// @vitest-environment jsdom
import type { UploadRequest } from '@reelform/engine';
import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import file from '../file-upload/file-upload.example.json' with { type: 'json' };
import { inRow, mountUpload, pdf, uploadFields } from './fixture/mountUpload.tsx';

afterEach(cleanup);

const isUnderWay = (group: HTMLElement) => within(group).queryAllByRole('progressbar', { hidden: true }).length > 0;

describe('a field that is hidden and shown again', () => {
  it.each(uploadFields)('says that its upload was cancelled: $name', async ({ example, chosen }) => {
    const { choose, group, requests, turn, finish, field } = await mountUpload(example, {});
    await choose(chosen);
    await turn('hidden');
    expect(requests[0]?.signal.aborted).toBe(true);
    await turn('visible');
    expect(isUnderWay(group)).toBe(false);
    expect(within(group).queryAllByText(/cancelled/i).length).toBeGreaterThan(0);
    await finish('stored/late');
    expect(field()).toBe('{}');
  });

  it.each(uploadFields.filter(({ isAttached }) => isAttached))(
    'has what arrived meanwhile: $name',
    async ({ example, chosen }) => {
      const { choose, group, turn, finish, field } = await mountUpload(example, { keepUploading: true });
      await choose(chosen);
      await turn('hidden');
      await finish('stored/notes');
      await turn('visible');
      expect(isUnderWay(group)).toBe(false);
      expect(field()).toContain('stored/notes');
    },
  );

  it('has what arrived meanwhile in its row', async () => {
    const { choose, turn, finish, field } = await mountUpload(inRow(file, { keepUploading: true }), {}, {}, { field: [{}] });
    await choose(pdf);
    await turn('hidden');
    await finish('stored/notes');
    await turn('visible');
    expect(field()).toBe('{"field":[{"notes":"stored/notes"}]}');
  });

  it.each(uploadFields.filter(({ isAttached }) => isAttached))('shows what its host has under way once: $name', async (one) => {
    for (const keepUploading of [false, true]) {
      const result = new Promise<never>(() => undefined);
      const attach = vi.fn(({ pointer }: Omit<UploadRequest, 'file'>) =>
        pointer.endsWith('/1') ? undefined : { file: one.chosen, result },
      );
      const { group } = await mountUpload(one.example, { keepUploading }, { attach });
      expect(within(group).getAllByRole('progressbar')).toHaveLength(1);
      expect(attach.mock.calls[0]?.[0].signal.aborted).toBe(false);
      cleanup();
    }
  });
});
