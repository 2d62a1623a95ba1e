// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type UploadRequest, type UploadService } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { fluentTheme } from '../index.ts';
import single from './file-upload.example.json' with { type: 'json' };
import several from './file-upload-list.example.json' with { type: 'json' };

afterEach(cleanup);

const texts = messages.widgets['file-upload'];
const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });

/** An upload service whose uploads the test drives by hand. */
const createUploads = () => {
  const runs: { request: UploadRequest; finish: (value: string) => void; fail: (error: Error) => void }[] = [];
  const upload: UploadService['upload'] = (request) =>
    new Promise((resolve, reject) => {
      runs.push({ request, finish: (value) => resolve({ value }), fail: reject });
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const at = (index: number) => {
    const run = runs[index];
    if (!run) throw new Error('nothing was uploaded');
    return run;
  };
  return { runs, at, upload };
};

const mount = async (
  example: typeof single | typeof several,
  service: UploadService,
  field?: unknown,
  options: object = {},
) => {
  const handle = createRef<FormHandle>();
  const uiSchema = { ...example.uiSchema, 'ui:options': { ...example.uiSchema['ui:options'], ...options } };
  const page = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm({ schema: example.schema, uiSchema }, messages)}
        theme={fluentTheme}
        services={{ uploads: service }}
        initialData={field === undefined ? {} : { field: field as string }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const group = await screen.findByRole('group', { name: example.schema.title });
  const pick = async (...files: File[]) => {
    const input = group.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    await act(async () => fireEvent.change(input, { target: { files } }));
  };
  return { ...page, group, pick, field: () => handle.current?.getData()['field'] };
};

describe('file-upload', () => {
  it.each([
    {
      name: 'a page named .pdf',
      file: new File(['<!doctype html>'], 'a.pdf', { type: 'application/pdf' }),
      says: /^a.pdf can not/,
    },
    { name: 'an empty file', file: new File([], 'a.pdf', { type: 'application/pdf' }), says: /^a.pdf is empty/ },
    {
      name: 'a file that is too large',
      file: pdf('large.pdf'),
      says: /^large.pdf is too large \(18 bytes\)\. Please select a file of at most 10 bytes/,
      options: { maxBytes: 10 },
    },
    {
      name: 'a document where the form has its own words for it (R-260)',
      file: pdf('a.pdf'),
      says: /^Please select video file only.$/,
      options: { accept: ['video/mp4'], refusalText: 'Please select video file only.' },
    },
  ])('refuses $name and uploads nothing', async ({ file, says, options }) => {
    const uploads = createUploads();
    const { group, pick } = await mount(single, uploads, undefined, options);
    await pick(file);
    expect((await within(group).findAllByText(says)).length).toBeGreaterThan(0);
    expect(uploads.runs).toHaveLength(0);
    fireEvent.click(within(group).getByRole('button', { name: `Close: ${file.name}` }));
    expect(within(group).queryAllByText(says)).toHaveLength(0);
    expect(document.activeElement?.id).toBe('root_field');
  });

  it('uploads one file, pauses and resumes it, and a second takes its place (R-156, R-157)', async () => {
    const uploads = createUploads();
    const { group, pick, field } = await mount(single, uploads);
    await pick(pdf('a.pdf'), pdf('b.pdf'));
    expect(within(group).getAllByText(texts.oneOnly).length).toBeGreaterThan(0);
    await pick(pdf('a.pdf'));
    await within(group).findByRole('progressbar', { name: /a\.pdf$/ });
    const { request } = uploads.at(0);
    expect(request.pointer).toBe('/field');
    const controls = { pause: vi.fn(), resume: vi.fn() };
    act(() => request.onControls?.(controls));
    fireEvent.click(within(group).getByRole('button', { name: 'Pause: a.pdf' }));
    expect(controls.pause).toHaveBeenCalledOnce();
    act(() => request.onProgress({ sentBytes: 7, totalBytes: 14, hold: 'paused' }));
    expect(within(group).getByText('File Uploading (50%)')).toBeTruthy();
    fireEvent.click(within(group).getByRole('button', { name: 'Resume: a.pdf' }));
    expect(controls.resume).toHaveBeenCalledOnce();
    await act(async () => uploads.at(0).finish('files/a.pdf'));
    expect(field()).toBe('files/a.pdf');
    await pick(pdf('b.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(2));
    await act(async () => uploads.at(1).finish('files/b.pdf'));
    expect(field()).toBe('files/b.pdf');
  });

  it.each<[name: string, answer: () => Promise<unknown>]>([
    ['answers nothing', async () => undefined],
    ['does not say where the file is', async () => ({})],
    ['answers with a number', async () => ({ value: 5 })],
    ['says that the network is gone, in the words of a browser', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that an upload has failed when the host %s', async (_name, answer) => {
    const says = vi.spyOn(console, 'error').mockReturnValue();
    const { group, pick, field } = await mount(single, { upload: answer as UploadService['upload'] });
    await pick(pdf('a.pdf'));
    expect((await within(group).findAllByText(texts.failed)).length).toBeGreaterThan(0);
    expect(within(group).queryByText(/fetch|undefined|TypeError/)).toBeNull();
    expect(says).toHaveBeenCalledWith(expect.any(TypeError));
    expect(field()).toBeUndefined();
    says.mockRestore();
  });

  it('hands a file that can no longer be read to the host, whose words say what is to be done', async () => {
    const uploads = createUploads();
    const { group, pick } = await mount(single, uploads);
    const gone = pdf('a.pdf');
    gone.slice = () => {
      throw new DOMException('A requested file could not be found.', 'NotFoundError');
    };
    await pick(gone);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => uploads.at(0).fail(new Error('Choose it again.')));
    await within(group).findAllByText('Choose it again.');
  });

  it('uploads several at once, which stand in the order chosen, keeps rows as they were, and takes no more than the list may have', async () => {
    const uploads = createUploads();
    const before = { fileUrl: 'files/0.pdf', fileName: 'Zero', note: 'kept' };
    const { group, pick, field } = await mount(several, uploads, [before]);
    expect(within(group).getByText(texts.dropSeveral)).toBeTruthy();
    await pick(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(3));
    expect(
      within(group)
        .getByRole('button', { name: /Choose files/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    // They are sent in the order in which they were read.
    const sent = (name: string) => uploads.runs.find(({ request }) => request.file.name === name);
    await act(async () => {
      sent('3.pdf')?.finish('files/3.pdf');
      sent('1.pdf')?.finish('files/1.pdf');
    });
    await act(async () => sent('2.pdf')?.fail(new Error('The store is closed.')));
    expect(field()).toEqual([
      before,
      { fileUrl: 'files/1.pdf', fileName: '1.pdf' },
      { fileUrl: 'files/3.pdf', fileName: '3.pdf' },
    ]);
    expect(within(group).getAllByText('The store is closed.').length).toBeGreaterThan(0);
    await pick(pdf('4.pdf'), pdf('5.pdf'));
    expect(within(group).getAllByText('Please keep at most 4 files.').length).toBeGreaterThan(0);
    fireEvent.click(within(group).getByRole('button', { name: 'Try again: 2.pdf' }));
    await waitFor(() => expect(uploads.runs).toHaveLength(4));
    await act(async () => uploads.at(3).finish('files/2.pdf'));
    expect(field()).toHaveLength(4);
  });

  it('calls a file that was sent here by its name where only its key is stored', async () => {
    const uploads = createUploads();
    const { group, pick, field } = await mount(single, uploads);
    await pick(pdf('report.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => uploads.at(0).finish('k-1232e043'));
    expect(await within(group).findByText('report.pdf')).toBeTruthy();
    expect(field()).toBe('k-1232e043');
  });

  it('sends a file once that is chosen twice, and can be cancelled', async () => {
    const uploads = createUploads();
    const { group, pick, field } = await mount(several, uploads);
    const file = pdf('1.pdf');
    await pick(file);
    await pick(file);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    fireEvent.click(within(group).getByRole('button', { name: 'Cancel: 1.pdf' }));
    expect(uploads.at(0).request.signal.aborted).toBe(true);
    expect(within(group).getAllByText(texts.cancelled).length).toBeGreaterThan(0);
    expect(field()).toBeUndefined();
  });

  it('asks before it removes a file, tells the host, and keeps one that could not be removed', async () => {
    const remove = vi.fn(async (value: string) => {
      if (value === 'files/locked.pdf') throw new Error('It is locked.');
    });
    const rows = [{ fileUrl: 'files/locked.pdf' }, { fileUrl: 'files/free.pdf', fileName: 'Free' }];
    const { group, field } = await mount(several, { ...createUploads(), remove }, rows);
    for (const name of ['Free', 'locked.pdf']) {
      fireEvent.click(within(group).getByRole('button', { name: `Remove ${name}` }));
      fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
      await waitFor(() => expect(screen.queryByRole('button', { name: texts.removeConfirm })).toBeNull());
    }
    expect(remove.mock.calls).toEqual([
      ['files/free.pdf', '/field/1'],
      ['files/locked.pdf', '/field/0'],
    ]);
    expect((await within(group).findAllByText('It is locked.')).length).toBeGreaterThan(0);
    expect(field()).toEqual([rows[0]]);
  });

  it('removes a file once whose removal is answered late, and leaves what has taken its place', async () => {
    const answers: (() => void)[] = [];
    const remove = vi.fn(() => new Promise<void>((done) => answers.push(done)));
    const uploads = createUploads();
    const { group, pick, field } = await mount(single, { ...uploads, remove }, 'files/old.pdf');
    for (let times = 0; times < 2; times += 1) {
      fireEvent.click(within(group).getByRole('button', { name: 'Remove old.pdf' }));
      fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
      await waitFor(() => expect(screen.queryByRole('button', { name: texts.removeConfirm })).toBeNull());
    }
    expect(remove).toHaveBeenCalledOnce();
    await pick(pdf('new.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => uploads.at(0).finish('files/new.pdf'));
    await act(async () => answers[0]?.());
    expect(field()).toBe('files/new.pdf');
  });

  it('draws a file as often as its list names it, and both are taken away at once', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const twice = { fileUrl: 'a.pdf' };
    const { group, field } = await mount(several, createUploads(), [twice, twice, { fileUrl: 'b.pdf' }]);
    const [button] = within(group).getAllByRole('button', { name: /^Remove a\.pdf/ });
    fireEvent.click(button as HTMLElement);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.removeConfirm })));
    await waitFor(() => expect(field()).toEqual([{ fileUrl: 'b.pdf' }]));
    expect(within(group).queryAllByText('a.pdf')).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('keeps what is no file in its list', async () => {
    const uploads = createUploads();
    const rows = [{ note: 'to come' }, { fileUrl: 'files/a.pdf', fileName: 'A' }];
    const { group, pick, field } = await mount(several, { ...uploads, remove: async () => undefined }, rows);
    await pick(pdf('b.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    expect(uploads.at(0).request.pointer).toBe('/field/2');
    await act(async () => uploads.at(0).finish('files/b.pdf'));
    fireEvent.click(within(group).getByRole('button', { name: 'Remove A' }));
    fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
    await waitFor(() => expect(field()).toEqual([rows[0], { fileUrl: 'files/b.pdf', fileName: 'b.pdf' }]));
  });

  it('ends what is under way when its field leaves the page', async () => {
    const uploads = createUploads();
    const { pick, unmount } = await mount(several, uploads);
    await pick(pdf('1.pdf'), pdf('2.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(2));
    await act(async () => unmount());
    expect(uploads.runs.map(({ request }) => request.signal.aborted)).toEqual([true, true]);
  });
});

it('ends with its field; where the form says so it goes on', async () => {
  for (const keepUploading of [false, true]) {
    const uploads = createUploads();
    const { pick, unmount } = await mount(single, uploads, undefined, { keepUploading });
    await pick(pdf('notes.pdf'));
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => unmount());
    expect(uploads.at(0).request.signal.aborted).toBe(!keepUploading);
  }
});

it('shows a file that is under way for its field already, and takes its value in the end', async () => {
  let finish = (_value: string) => {};
  const result = new Promise<{ value: string }>((done) => {
    finish = (value) => done({ value });
  });
  const attach = vi.fn((_request: object) => ({ file: pdf('notes.pdf'), result }));
  const { group, field } = await mount(single, { ...createUploads(), attach });
  await within(group).findByText('notes.pdf');
  await within(group).findByRole('progressbar');
  expect(attach.mock.calls[0]?.[0]).toMatchObject({ pointer: '/field' });
  await act(async () => finish('files/notes.pdf'));
  expect(field()).toBe('files/notes.pdf');
});

it('shows all that is under way for its list, and no row twice', async () => {
  const file = (name: string) => ({ fileUrl: `files/${name}`, fileName: name });
  const finish: ((value: string) => void)[] = [];
  const attach = ({ pointer }: { readonly pointer: string }) => {
    const name = { '/field/0': 'a.pdf', '/field/1': 'b.pdf' }[pointer];
    if (name === undefined) return undefined;
    return { file: pdf(name), result: new Promise<{ value: string }>((done) => finish.push((value) => done({ value }))) };
  };
  const { group, field } = await mount(several, { ...createUploads(), attach }, [file('a.pdf')]);
  await waitFor(() => expect(within(group).getAllByRole('progressbar')).toHaveLength(2));
  await act(async () => finish[1]?.('files/b.pdf'));
  await act(async () => finish[0]?.('files/a.pdf'));
  expect(field()).toEqual([file('a.pdf'), file('b.pdf')]);
});
