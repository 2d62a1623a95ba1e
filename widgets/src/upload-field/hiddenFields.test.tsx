// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type UploadRequest, type UploadService } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Activity, createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import languages from '../../../schemas/options/languages.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import file from '../file-upload/file-upload.example.json' with { type: 'json' };
import files from '../file-upload/file-upload-list.example.json' with { type: 'json' };
import { jpegBytes } from '../image-file/fixture/imageBytes.ts';
import image from '../image-upload/image-upload.example.json' with { type: 'json' };
import { fluentTheme } from '../index.ts';
import subtitles from '../subtitle-list/subtitle-list.example.json' with { type: 'json' };
import video from '../video-upload/video-upload.example.json' with { type: 'json' };

afterEach(cleanup);

const pdf = new File(['%PDF-1.7'], 'notes.pdf', { type: 'application/pdf' });
const jpeg = new File([jpegBytes(640, 480)], 'pier.jpg', { type: 'image/jpeg' });
const film = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypisom'), 0, 0, 2, 0]);
const mp4 = new File([film], 'film.mp4', { type: 'video/mp4' });
const srt = new File(['1\n00:00:01,000 --> 00:00:02,000\nHello\n'], 'film.srt');

const fields = [
  { name: 'file-upload', example: file, chosen: pdf, isAttached: true },
  { name: 'file-upload of a list', example: files, chosen: pdf, isAttached: true },
  { name: 'image-upload', example: image, chosen: jpeg, isAttached: true },
  { name: 'video-upload', example: video, chosen: mp4, isAttached: true },
  { name: 'subtitle-list', example: subtitles, chosen: srt, isAttached: false },
] as const;

/** A field in a row: nobody but itself knows which row that is by now. */
const inRow = {
  schema: { type: 'array', title: 'Rows', items: { type: 'object', title: 'Line', properties: { notes: file.schema } } },
  uiSchema: {
    'ui:help': '',
    items: { notes: { ...file.uiSchema, 'ui:options': { ...file.uiSchema['ui:options'], keepUploading: true } } },
  },
};
type Example = Pick<(typeof fields)[number]['example'], 'schema' | 'uiSchema'> | typeof inRow;

/** A form of one field within an `<Activity>`; its uploads end when they are told to. */
const mount = async (example: Example, options: object, attached: Partial<UploadService> = {}, data: object = {}) => {
  const requests: UploadRequest[] = [];
  const finish: ((value: string) => void)[] = [];
  const upload = (request: UploadRequest) =>
    new Promise<{ value: string }>((resolve, reject) => {
      requests.push(request);
      finish.push((value) => resolve({ value }));
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const services = { uploads: { upload, ...attached } };
  const { uiSchema: own } = example;
  const uiSchema = { ...own, 'ui:options': { ...('ui:options' in own && own['ui:options']), ...options } };
  const handle = createRef<FormHandle>();
  const form = toForm({ ...example, uiSchema }, messages, { languages });
  const at = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <FluentProvider theme={webLightTheme}>
          <SchemaForm
            ref={handle}
            form={form}
            theme={fluentTheme}
            services={services}
            initialData={{ ...data }}
            onSubmit={async () => ({ ok: true })}
          />
        </FluentProvider>
      </Activity>
    </StrictMode>
  );
  const { rerender } = render(at('visible'));
  const group = await screen.findByRole('group', { name: new RegExp(example.schema.title) }, { timeout: 15_000 });
  return {
    requests,
    group,
    finish: (value: string) => act(async () => finish[0]?.(value)),
    turn: (mode: 'visible' | 'hidden') => act(async () => rerender(at(mode))),
    field: () => JSON.stringify(handle.current?.getData()),
    choose: async (chosen: File) => {
      const box = within(group).queryByRole('combobox');
      if (box) {
        fireEvent.click(box);
        fireEvent.change(box, { target: { value: 'French' } });
        fireEvent.click(await screen.findByRole('option', { name: /^French/ }));
      }
      const input = await waitFor(() => {
        const found = group.querySelector('input[type="file"]');
        if (!found) throw new Error('no file input');
        return found;
      });
      await act(async () => fireEvent.change(input, { target: { files: [chosen] } }));
      await waitFor(() => expect(requests).toHaveLength(1));
    },
  };
};

const isUnderWay = (group: HTMLElement) => within(group).queryAllByRole('progressbar', { hidden: true }).length > 0;

describe('a field that is hidden and shown again', () => {
  it.each(fields)('says that its upload was cancelled: $name', async ({ example, chosen }) => {
    const { choose, group, requests, turn, finish, field } = await mount(example, {});
    await choose(chosen);
    await turn('hidden');
    expect(requests[0]?.signal.aborted).toBe(true);
    await turn('visible');
    expect(isUnderWay(group)).toBe(false);
    expect(within(group).queryAllByText(/cancelled/i).length).toBeGreaterThan(0);
    await finish('stored/late');
    expect(field()).toBe('{}');
  });

  it.each(fields.filter(({ isAttached }) => isAttached))('has what arrived meanwhile: $name', async ({ example, chosen }) => {
    const { choose, group, turn, finish, field } = await mount(example, { keepUploading: true });
    await choose(chosen);
    await turn('hidden');
    await finish('stored/notes');
    await turn('visible');
    expect(isUnderWay(group)).toBe(false);
    expect(field()).toContain('stored/notes');
  });

  it('has what arrived meanwhile in its row', async () => {
    const { choose, turn, finish, field } = await mount(inRow, {}, {}, { field: [{}] });
    await choose(pdf);
    await turn('hidden');
    await finish('stored/notes');
    await turn('visible');
    expect(field()).toBe('{"field":[{"notes":"stored/notes"}]}');
  });

  it.each(fields.filter(({ isAttached }) => isAttached))('shows what its host has under way once: $name', async (one) => {
    for (const keepUploading of [false, true]) {
      const result = new Promise<never>(() => undefined);
      const attach = vi.fn(({ pointer }: Omit<UploadRequest, 'file'>) =>
        pointer.endsWith('/1') ? undefined : { file: one.chosen, result },
      );
      const { group } = await mount(one.example, { keepUploading }, { attach });
      expect(within(group).getAllByRole('progressbar')).toHaveLength(1);
      expect(attach.mock.calls[0]?.[0].signal.aborted).toBe(false);
      cleanup();
    }
  });
});
