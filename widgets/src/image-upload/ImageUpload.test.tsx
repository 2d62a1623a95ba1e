// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm, type UploadRequest } from '@reelform/engine';
import type { FormModule } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { gifBytes, jpegBytes, pngBytes } from '../image-file/fixture/imageBytes.ts';
import { fluentTheme } from '../index.ts';
import { unreadableFile } from '../upload-field/fixture/unreadableFile.ts';
import single from './image-upload.example.json' with { type: 'json' };
import list from './image-upload-list.example.json' with { type: 'json' };

afterEach(cleanup);

const texts = messages.widgets['image-upload'];
const jpeg = (name = 'pier.jpg') => new File([jpegBytes(640, 480)], name, { type: 'image/jpeg' });

/** Uploads that end when they are told to. */
const createHost = () => {
  const requests: UploadRequest[] = [];
  const endings: { done: (value: string) => void; fail: (error: Error) => void }[] = [];
  const upload = (request: UploadRequest) =>
    new Promise<{ value: string }>((resolve, reject) => {
      requests.push(request);
      endings.push({ done: (value) => resolve({ value }), fail: reject });
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  return { requests, endings, uploads: { upload, remove: vi.fn(async () => undefined) } };
};

/** What the list's example says in its `ui:rules`, compiled. */
const withRule = (form: FormModule): FormModule => ({
  ...form,
  rules: [{ target: '/field/-', effect: 'retain', check: 'isApproved', scope: 'row', hidden: 'keep' }],
  actions: [{ name: 'submit', label: 'Submit', mode: 'strict', enabledWhen: 'isCalm' }],
  checks: {
    ...form.checks,
    isCalm: (facts) => JSON.stringify(facts).includes('"uploading":false'),
    isApproved: (facts) => JSON.stringify(facts).includes('"row":{"assetUrl":"films/3/assets/0b5a'),
  },
});

const mount = async (example: typeof single | typeof list, data: object = {}, options: object = {}, services: object = {}) => {
  const host = createHost();
  const { uiSchema: own } = example;
  const uiSchema = { ...own, 'ui:options': { ...('ui:options' in own && own['ui:options']), ...options } };
  const handle = createRef<FormHandle>();
  const { unmount } = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={withRule(toForm({ ...example, uiSchema }, messages))}
        theme={fluentTheme}
        services={{ uploads: { ...host.uploads, ...services } }}
        initialData={{ ...data }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  const group = await screen.findByRole('group', { name: new RegExp(example.schema.title) });
  const pick = async (...files: File[]) => {
    const input = group.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    await act(async () => fireEvent.change(input, { target: { files } }));
  };
  const press = (name: string | RegExp) => act(async () => fireEvent.click(within(group).getByRole('button', { name })));
  return { ...host, unmount, group, pick, press, field: () => handle.current?.getData()['field'] };
};

it.each([
  ['R-182: a page renamed .jpg', new File(['<html></html>'], 'a.jpg', { type: 'image/jpeg' }), texts.notImage],
  [
    'R-182: an SVG with script renamed .png',
    new File(['<svg><script/></svg>'], 'a.png', { type: 'image/png' }),
    texts.imageTypes,
  ],
  ['an empty file', new File([], 'a.png', { type: 'image/png' }), texts.emptyImage],
  ['a truncated one', new File([pngBytes(640, 480).slice(0, 50)], 'a.png', { type: 'image/png' }), texts.brokenImage],
  [
    'R-185: one that is too small, with its size',
    new File([gifBytes(320, 100)], 'a.gif', { type: 'image/gif' }),
    'Please select an image of at least 480x200. This image is 320x100.',
  ],
  [
    'one of too many pixels',
    new File([pngBytes(60_000, 60_000)], 'a.png', { type: 'image/png' }),
    'This image of 60000x60000 is too large. Please select one of at most 120 megapixels.',
  ],
])('%s is refused in its place, and nothing is sent', async (_name, file, message) => {
  const { group, pick, press, requests, field } = await mount(single);
  await pick(file);
  await waitFor(() => expect(within(group).getAllByText(message)).toHaveLength(2)); // seen, and spoken
  const described = group.querySelector('button[id]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
  expect(requests).toEqual([]);
  await press('Close');
  expect(field()).toBeUndefined();
});

it('R-191: asks to stay until a picture is whole, while it is sent', async () => {
  const { group, pick, requests, endings } = await mount(single);
  expect(within(group).queryByText(texts.keepOpen)).toBeNull();
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
  await within(group).findByText(texts.keepOpen);
  await act(async () => endings[0]?.done('films/3/assets/pier.jpg'));
  await waitFor(() => expect(within(group).queryByText(texts.keepOpen)).toBeNull());
});

it('R-182: a picture is taken by its content, and sent under the type that it has', async () => {
  const { group, pick, requests, endings, field } = await mount(single);
  await pick(new File([jpegBytes(640, 480)], 'pier.png', { type: 'image/png' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect([requests[0]?.file.name, requests[0]?.file.type, requests[0]?.pointer]).toEqual(['pier.jpg', 'image/jpeg', '/field']);
  await act(async () => requests[0]?.onProgress({ sentBytes: 25, totalBytes: 100 }));
  within(group).getByText('File Uploading (25%)');
  await act(async () => endings[0]?.done('films/3/assets/pier.jpg'));
  await waitFor(() => expect(field()).toBe('films/3/assets/pier.jpg'));
  within(group).getByRole('button', { name: /Replace/ });
});

it('R-469, R-471: holds a button back while it is sent, and one that fails in silence goes without a word', async () => {
  const { group, pick, requests, endings, field } = await mount(single, {}, { silent: true });
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
  const isHeld = () => submit().disabled || submit().getAttribute('aria-disabled') === 'true';
  expect(isHeld()).toBe(false);
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(isHeld()).toBe(true);
  await act(async () => endings[0]?.fail(new Error('The store is away.')));
  await waitFor(() => expect(isHeld()).toBe(false));
  expect(within(group).queryByText('The store is away.')).toBeNull();
  expect(within(group).queryByRole('listitem')).toBeNull();
  expect(field()).toBeUndefined();
  await pick(new File([], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(within(group).getAllByText(texts.emptyImage)).not.toHaveLength(0));
});

it('R-189, R-190: a failed upload says so beside the control and can be tried again', async () => {
  const { group, pick, press, requests, endings, field } = await mount(single);
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => endings[0]?.fail(new Error('')));
  expect(within(group).getAllByText('Something went wrong.').length).toBeGreaterThan(0);
  await press('Try again');
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => endings[1]?.done('a.jpg'));
  await waitFor(() => expect(field()).toBe('a.jpg'));
});

it('it is paused, goes on and is cancelled', async () => {
  const { group, pick, press, requests, field } = await mount(single);
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
  const controls = { pause: vi.fn(), resume: vi.fn() };
  await act(async () => requests[0]?.onControls?.(controls));
  await press('Pause');
  await act(async () => requests[0]?.onProgress({ sentBytes: 1, totalBytes: 2, hold: 'paused' }));
  within(group).getByText(texts.paused);
  await press('Resume');
  expect([controls.pause.mock.calls.length, controls.resume.mock.calls.length]).toEqual([1, 1]);
  await press('Cancel');
  expect(requests[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(within(group).queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(field()).toBeUndefined();
});

it('holds an upload whose controls are an object with a state of its own', async () => {
  const { pick, press, requests } = await mount(single);
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
  class Controls {
    isHeld = false;
    pause() {
      this.isHeld = true;
    }
    resume() {
      this.isHeld = false;
    }
  }
  const controls = new Controls();
  await act(async () => requests[0]?.onControls?.(controls));
  await press('Pause');
  expect(controls.isHeld).toBe(true);
});

it('several come in one choice, and stand in its order whichever arrives first', async () => {
  const { pick, requests, endings, field } = await mount(list);
  await pick(jpeg('a.jpg'), jpeg('b.jpg'));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ pointer }) => pointer)).toEqual(['/field/0', '/field/1']);
  await act(async () => {
    endings[1]?.done('b');
    endings[0]?.done('a');
  });
  await waitFor(() =>
    expect(field()).toEqual([
      { assetUrl: 'a', assetStatus: 2 },
      { assetUrl: 'b', assetStatus: 2 },
    ]),
  );
});

it('R-187: at 10 that are not removed no more are taken, and after a removal again', async () => {
  const data = [
    { assetUrl: 'gone', assetStatus: 4 },
    ...Array.from({ length: 10 }, (_row, at) => ({ assetUrl: `p${at}`, assetStatus: 2 })),
  ];
  const { group, pick, press, requests, field } = await mount(list, { field: data });
  const main = within(group).getByRole('button', { name: /Add images/ });
  expect(main.getAttribute('aria-disabled')).toBe('true');
  within(group).getByText('At most 10 images. Remove one to add another.');
  await pick(jpeg());
  expect(requests).toEqual([]);
  await press('Remove p3');
  const confirm = await screen.findByRole('button', { name: 'Delete' });
  await act(async () => fireEvent.click(confirm));
  await waitFor(() => expect(field()).toContainEqual({ assetUrl: 'p3', assetStatus: 4 }));
  expect(main.getAttribute('aria-disabled')).not.toBe('true');
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('R-178, R-180: what is approved is asked to be removed, what is not is removed; each once confirmed (R-213)', async () => {
  const { group, press, uploads, field } = await mount(list, { field: list.data });
  await press('Request removal of pier.jpg');
  await screen.findByText('Do you want to delete this record? This action can not be undone.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(field()).toContainEqual({ ...list.data[0], assetStatus: 5 }));
  within(group).getByText('Removal requested');
  expect(within(group).queryByRole('button', { name: /pier\.jpg/ })).toBeNull();
  expect(uploads.remove).toHaveBeenCalledWith(list.data[0]?.assetUrl, '/field/0');
});

it('R-187: one that failed is not tried again while the field is full', async () => {
  const data = Array.from({ length: 9 }, (_row, at) => ({ assetUrl: `p${at}`, assetStatus: 2 }));
  const { group, pick, press, requests, endings, field } = await mount(list, { field: data });
  await pick(jpeg('a.jpg'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => endings[0]?.fail(new Error('')));
  await pick(jpeg('b.jpg'));
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => endings[1]?.done('b'));
  await press('Try again');
  expect(requests).toHaveLength(2);
  expect(within(group).getAllByText('At most 10 images. Remove one to add another.').length).toBeGreaterThan(1);
  expect(field()).toHaveLength(10);
});

it('says aloud that a picture could not be removed, also after one that was uploaded', async () => {
  const remove = () => Promise.reject(new Error('It is locked.'));
  const { group, pick, press, requests, endings } = await mount(single, {}, {}, { remove });
  await pick(jpeg());
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => endings[0]?.done('a.jpg'));
  expect(within(group).getByRole('status').textContent).toBe(texts.uploaded);
  await press('Remove a.jpg');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(within(group).getByRole('status').textContent).toBe('It is locked.'));
});

it('goes on asking about a picture while one before it leaves the list', async () => {
  let leave = () => {};
  const left = new Promise<void>((done) => {
    leave = done;
  });
  const remove = async (url: string) => (url === 'a.jpg' ? left : undefined);
  const data = ['a.jpg', 'b.jpg', 'c.jpg'].map((assetUrl) => ({ assetUrl }));
  const { press, field } = await mount(list, { field: data }, { members: { url: 'assetUrl' } }, { remove });
  await press('Remove a.jpg');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  await press('Remove c.jpg');
  await screen.findByRole('button', { name: 'Delete' });
  await act(async () => leave());
  expect(field()).toHaveLength(2);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(field()).toEqual([{ assetUrl: 'b.jpg' }]));
});

it('R-173, R-187: pictures are pasted, but not into a field that is full', async () => {
  const { group, requests } = await mount(single);
  const paste = (files: File[]) => {
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    return act(async () => fireEvent.paste(group, { clipboardData: { files, items, types: ['Files'] } }));
  };
  await paste([jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(within(group).getAllByText(texts.tooMany).length).toBeGreaterThan(0);
  await paste([jpeg()]);
  await waitFor(() => expect(requests).toHaveLength(1));
  await paste([jpeg()]);
  expect(requests).toHaveLength(1);
});

it('ends with its field; where the form says so what is being sent goes on', async () => {
  for (const keepUploading of [false, true]) {
    const { pick, requests, unmount } = await mount(single, {}, { keepUploading });
    await pick(jpeg());
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => unmount());
    expect(requests[0]?.signal.aborted).toBe(!keepUploading);
  }
});

it('shows a picture that is under way for its field already, and takes its value in the end', async () => {
  let finish = (_value: string) => {};
  const result = new Promise<{ value: string }>((done) => {
    finish = (value) => done({ value });
  });
  const attach = vi.fn((_request: object) => ({ file: jpeg(), result }));
  const { group, field } = await mount(single, {}, {}, { attach });
  await within(group).findByRole('progressbar');
  expect(within(group).getByText('pier.jpg')).toBeTruthy();
  expect(attach.mock.calls[0]?.[0]).toMatchObject({ pointer: '/field' });
  await act(async () => finish('films/3/assets/pier.jpg'));
  expect(field()).toBe('films/3/assets/pier.jpg');
});

it('hands a file that can no longer be read to the host, whose words say what is to be done', async () => {
  const { group, pick, requests, endings } = await mount(single);
  const gone = unreadableFile('pier.jpg', jpegBytes(640, 480));
  await pick(gone);
  await waitFor(() => expect(requests[0]?.file).toBe(gone));
  await act(async () => endings[0]?.fail(new Error('Choose it again.')));
  await within(group).findAllByText('Choose it again.');
});
