// @vitest-environment jsdom
import type { UploadRequest, UploadService } from '@reelform/engine';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import definition from '../../../schemas/definitions/film-video.json' with { type: 'json' };
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import { mountForm } from '../fixture/mountForm.tsx';
import example from './video-upload.example.json' with { type: 'json' };

afterEach(cleanup);

const box = (brand: string) => new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`), 0, 0, 2, 0]);
const mp4 = new File([box('isom')], 'film.mp4', { type: 'video/mp4' });
const stored = 'films/3/assets/0b5a9c3e-6f0a-4b7e-9a52-0c9a4f1f2d11-film.mp4';
const texts = messages.widgets['video-upload'];

/** An upload service whose uploads the test drives by hand. */
const createUploads = () => {
  const runs: { request: UploadRequest; finish: (value: string) => void; fail: (error: Error) => void }[] = [];
  const upload: UploadService['upload'] = (request) =>
    new Promise((resolve, reject) => {
      runs.push({ request, finish: (value) => resolve({ value }), fail: reject });
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const last = () => {
    const run = runs.at(-1);
    if (!run) throw new Error('nothing was uploaded');
    return run;
  };
  return { runs, last, service: { upload } };
};

const mount = async (service: UploadService, data: object = {}, uiSchema: object = {}, schema: object = {}) => {
  const form = toForm({ schema: { ...example.schema, ...schema }, uiSchema: { ...example.uiSchema, ...uiSchema } }, messages);
  const page = mountForm(form, { ...data }, { services: { uploads: service } });
  const group = await screen.findByRole('group', { name: 'Film' });
  const pick = async (...files: File[]) => {
    const input = group.querySelector('input[type="file"]');
    if (!input) throw new Error('no file input');
    await act(async () => fireEvent.change(input, { target: { files } }));
  };
  return { ...page, group, pick, field: () => page.data()?.field };
};

const startUpload = async () => {
  const uploads = createUploads();
  const page = await mount(uploads.service);
  await page.pick(mp4);
  await page.findByRole('progressbar');
  return { ...page, uploads };
};

describe('video-upload', () => {
  it.each([
    {
      name: 'a QuickTime film (R-138)',
      files: [new File([box('qt  ')], 'a.mov', { type: 'video/quicktime' })],
      says: texts.quicktime,
    },
    {
      name: 'a renamed QuickTime film',
      files: [new File([box('qt  ')], 'a.mp4', { type: 'video/mp4' })],
      says: texts.quicktime,
    },
    { name: 'a picture', files: [new File(['x'], 'a.png', { type: 'image/png' })], says: texts.notVideo },
    { name: 'an empty file', files: [new File([], 'a.mp4', { type: 'video/mp4' })], says: texts.empty },
    { name: 'two films', files: [mp4, new File([box('isom')], 'b.mp4', { type: 'video/mp4' })], says: texts.tooMany },
  ])('refuses $name and uploads nothing', async ({ files, says }) => {
    const uploads = createUploads();
    const { group, pick } = await mount(uploads.service);
    await pick(...files);
    await within(group).findAllByText(says);
    expect(uploads.runs).toHaveLength(0);
    const button = within(group).getByRole('button', { name: /Choose a video/ });
    expect(button.getAttribute('aria-describedby')).toContain('root_field__problem');
    expect(within(group).queryByRole('button', { name: texts.retry })).toBeNull();
  });

  it('names the file that it refuses: another one may be stored', async () => {
    const { pick, group } = await mount(createUploads().service, { field: stored });
    await pick(new File(['x'], 'a.png', { type: 'image/png' }));
    await within(group).findByText('a.png');
    expect(within(group).getByText('film.mp4')).toBeTruthy();
  });

  it('refuses a film that is cut off, as its schema asks, and says how to mend it', async () => {
    const uploads = createUploads();
    const [rule] = definition.mediaRules;
    const { group, pick } = await mount(uploads.service, {}, {}, { mediaRules: definition.mediaRules });
    await pick(new File([box('isom')], 'film.mp4', { type: 'video/mp4' }));
    await within(group).findAllByText(rule?.message ?? '');
    expect(within(group).getByText(rule?.hint ?? '')).toBeTruthy();
    expect(uploads.runs).toHaveLength(0);
    await pick(new File(['x'], 'a.png', { type: 'image/png' }));
    await within(group).findAllByText(texts.notVideo);
    expect(within(group).queryByText(rule?.hint ?? '')).toBeNull();
  });

  it.each([['video/mp4, video/quicktime'], [['video/quicktime']]])(
    'takes films of the types that it names: %j',
    async (accept) => {
      const uploads = createUploads();
      const { pick } = await mount(uploads.service, {}, { 'ui:options': { accept } });
      await pick(new File([box('qt  ')], 'a.mov', { type: 'video/quicktime' }));
      await waitFor(() => expect(uploads.runs).toHaveLength(1));
    },
  );

  it('takes a dropped film', async () => {
    const uploads = createUploads();
    const { group } = await mount(uploads.service);
    const dataTransfer = { files: [mp4], items: [{ kind: 'file', type: mp4.type, getAsFile: () => mp4 }], types: ['Files'] };
    await act(async () => fireEvent.drop(group, { dataTransfer }));
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    expect(uploads.last().request).toMatchObject({ file: mp4, pointer: '/field' });
  });

  it('shows the percentage and the sizes, keeps the button’s place, and ends with the value (R-140, R-155 to R-157, R-191)', async () => {
    const { group, uploads, field } = await startUpload();
    expect(within(group).getByText('File Uploading (0%)', { selector: '[id]' })).toBeTruthy();
    expect(within(group).getByText(texts.keepOpen)).toBeTruthy();
    const button = document.getElementById('root_field');
    button?.focus();
    const { onProgress } = uploads.last().request;
    act(() => onProgress({ sentBytes: 5_600_000, totalBytes: 10_000_000 }));
    act(() => onProgress({ sentBytes: 3_000_000, totalBytes: 10_000_000 }));
    expect(within(group).getByText('File Uploading (56%)')).toBeTruthy();
    expect(within(group).getByText(/5\.6 MB of 10 MB/)).toBeTruthy();
    expect(within(group).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('56');
    expect(within(group).getByRole('status').textContent).toBe('File Uploading (50%)');

    await act(async () => uploads.last().finish(stored));
    expect(field()).toBe(stored);
    expect(within(group).getByRole('status').textContent).toBe(texts.uploaded);
    expect(within(group).getByText('film.mp4')).toBeTruthy();
    expect(document.activeElement).toBe(button);
    expect(button?.textContent).toBe(texts.replace);
  });

  it('asks to stay until it is whole while another film takes the place of a stored one, too (R-191)', async () => {
    const { group, uploads, pick } = await startUpload();
    await act(async () => uploads.last().finish(stored));
    expect(within(group).queryByText(texts.keepOpen)).toBeNull();
    await pick(mp4);
    await within(group).findByRole('progressbar');
    within(group).getByText(texts.keepOpen);
    await act(async () => uploads.last().finish(stored));
    await waitFor(() => expect(within(group).queryByText(texts.keepOpen)).toBeNull());
  });

  it('can be cancelled and tried again', async () => {
    const { group, uploads, field } = await startUpload();
    fireEvent.click(within(group).getByRole('button', { name: /Cancel/ }));
    expect(uploads.last().request.signal.aborted).toBe(true);
    await within(group).findAllByText(texts.cancelled);
    expect(field()).toBeUndefined();

    fireEvent.click(within(group).getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(uploads.runs).toHaveLength(2));
    expect(uploads.last().request.file).toBe(mp4);
  });

  it('shows of the upload that goes on, and nothing more of the one that was cancelled before it', async () => {
    const { group, uploads } = await startUpload();
    const { onControls, onProgress } = uploads.last().request;
    fireEvent.click(within(group).getByRole('button', { name: /Cancel/ }));
    fireEvent.click(await within(group).findByRole('button', { name: texts.retry }));
    await waitFor(() => expect(uploads.runs).toHaveLength(2));
    await within(group).findByRole('progressbar');
    act(() => onProgress({ sentBytes: 9, totalBytes: 10 }));
    act(() => onControls?.({ pause: () => undefined, resume: () => undefined }));
    expect(within(group).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
    expect(within(group).queryByRole('button', { name: texts.pause })).toBeNull();
  });

  it('is taken in a browser that knows no joined signals, without a picture of it', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const { uploads } = await startUpload();
    expect(uploads.runs).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it.each([
    { error: new Error('The file store is closed.'), says: 'The file store is closed.' },
    { error: new Error(''), says: texts.failed },
  ])('says "$says" when the upload fails, and tries the same file again', async ({ error, says }) => {
    const { group, uploads } = await startUpload();
    await act(async () => uploads.last().fail(error));
    await within(group).findAllByText(says);
    fireEvent.click(within(group).getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(uploads.runs).toHaveLength(2));
    expect(uploads.last().request.file).toBe(mp4);
  });

  it('hands a file that can no longer be read to the host, whose words say what is to be done', async () => {
    const uploads = createUploads();
    const { group, pick } = await mount(uploads.service);
    const gone = new File([box('isom')], 'film.mp4', { type: 'video/mp4' });
    gone.slice = () => {
      throw new DOMException('A requested file could not be found.', 'NotFoundError');
    };
    await pick(gone);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => uploads.last().fail(new Error('Choose it again.')));
    await within(group).findAllByText('Choose it again.');
  });

  it('warns before the page is closed while it uploads, and no longer afterwards', async () => {
    const { uploads } = await startUpload();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await act(async () => uploads.last().fail(new Error('x')));
    expect(leave()).toBe(false);
  });

  it('pauses and resumes where the host can, tells speed and time left, and what holds it', async () => {
    const { group, uploads } = await startUpload();
    expect(within(group).queryByRole('button', { name: texts.pause })).toBeNull();
    const { onControls, onProgress } = uploads.last().request;
    const controls = { pause: vi.fn(), resume: vi.fn() };
    const progress = { sentBytes: 5_000_000, totalBytes: 20_000_000 };
    act(() => onControls?.(controls));
    act(() => onProgress({ ...progress, pace: { bytesPerSecond: 1_000_000, secondsLeft: 15 } }));
    expect(within(group).getByText('1 MB/s, about 15 sec left')).toBeTruthy();
    expect(group.getAttribute('aria-disabled')).toBeNull();

    fireEvent.click(within(group).getByRole('button', { name: texts.pause }));
    expect(controls.pause).toHaveBeenCalledOnce();
    act(() => onProgress({ ...progress, hold: 'paused' }));
    expect(within(group).getByRole('status').textContent).toBe(texts.paused);
    fireEvent.click(within(group).getByRole('button', { name: texts.resume }));
    expect(controls.resume).toHaveBeenCalledOnce();
    act(() => onProgress({ ...progress, hold: 'broken' }));
    expect(within(group).getByText(texts.broken, { selector: 'span' })).toBeTruthy();
  });

  it('shows an upload that is under way for its field already, and takes its value in the end', async () => {
    let finish = (_value: string) => {};
    const result = new Promise<{ value: string }>((done) => {
      finish = (value) => done({ value });
    });
    const attach = vi.fn((_request: object) => ({ file: mp4, result }));
    const { group, field } = await mount({ ...createUploads().service, attach });
    await within(group).findByRole('progressbar');
    expect(attach.mock.calls[0]?.[0]).toMatchObject({ pointer: '/field' });
    await act(async () => finish(stored));
    expect(field()).toBe(stored);
  });

  it('is cancelled when its field leaves the page', async () => {
    const { uploads, unmount } = await startUpload();
    await act(async () => unmount());
    expect(uploads.last().request.signal.aborted).toBe(true);
  });

  it('goes on without its field where the form says so', async () => {
    const uploads = createUploads();
    const { pick, unmount } = await mount(uploads.service, {}, { 'ui:options': { keepUploading: true } });
    await pick(mp4);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => unmount());
    expect(uploads.last().request.signal.aborted).toBe(false);
  });

  it('asks before it removes a stored film, tells the host, and empties the field', async () => {
    const remove = vi.fn(async () => undefined);
    const { group, field } = await mount({ ...createUploads().service, remove }, { field: stored });
    const button = within(group).getByRole('button', { name: texts.remove });
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: texts.removeCancel }));
    expect(remove).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button));

    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
    await waitFor(() => expect(field()).toBeUndefined());
    expect(remove).toHaveBeenCalledWith(stored, '/field');
  });

  it('leaves the film that was uploaded while the host removed the one before', async () => {
    let answer = () => {};
    const remove = vi.fn(
      () =>
        new Promise<void>((done) => {
          answer = done;
        }),
    );
    const uploads = createUploads();
    const { group, pick, field } = await mount({ ...uploads.service, remove }, { field: stored });
    fireEvent.click(within(group).getByRole('button', { name: texts.remove }));
    fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await pick(mp4);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => uploads.last().finish('films/3/new.mp4'));
    await act(async () => answer());
    expect(field()).toBe('films/3/new.mp4');
  });

  it('goes on with the film that was chosen while the one before could not be removed', async () => {
    let refuse = () => {};
    const remove = () =>
      new Promise<void>((_done, fail) => {
        refuse = () => fail(new Error('It is locked.'));
      });
    const uploads = createUploads();
    const { group, pick, field } = await mount({ ...uploads.service, remove }, { field: stored });
    fireEvent.click(within(group).getByRole('button', { name: texts.remove }));
    fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
    await pick(mp4);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => refuse());
    within(group).getByRole('progressbar');
    expect(within(group).queryByText('It is locked.')).toBeNull();
    await act(async () => uploads.last().finish('films/3/new.mp4'));
    expect([field(), within(group).getByRole('status').textContent]).toEqual(['films/3/new.mp4', texts.uploaded]);
  });

  it('keeps a stored film that the host could not remove, and says why', async () => {
    const remove = () => Promise.reject(new Error('It is locked.'));
    const { group, field } = await mount({ ...createUploads().service, remove }, { field: stored });
    fireEvent.click(within(group).getByRole('button', { name: texts.remove }));
    fireEvent.click(await screen.findByRole('button', { name: texts.removeConfirm }));
    await within(group).findAllByText('It is locked.');
    expect(field()).toBe(stored);
  });

  it('says no more why a film could not be removed once it is', async () => {
    const remove = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('It is locked.'));
    const { group, field } = await mount({ ...createUploads().service, remove }, { field: stored });
    const removeFilm = async () => {
      fireEvent.click(within(group).getByRole('button', { name: texts.remove }));
      await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.removeConfirm })));
    };
    await removeFilm();
    await within(group).findAllByText('It is locked.');
    await removeFilm();
    await waitFor(() => expect(field()).toBeUndefined());
    expect(within(group).queryByText('It is locked.')).toBeNull();
  });

  it('keeps a film that did not arrive to be tried again when the one before it is removed', async () => {
    const uploads = createUploads();
    const { group, pick, field } = await mount(uploads.service, { field: stored });
    await pick(mp4);
    await waitFor(() => expect(uploads.runs).toHaveLength(1));
    await act(async () => uploads.last().fail(new Error('')));
    fireEvent.click(within(group).getByRole('button', { name: texts.remove }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.removeConfirm })));
    await waitFor(() => expect(field()).toBeUndefined());
    within(group).getByRole('button', { name: texts.retry });
  });

  it('plays the stored film where the host gives an address, and says that the browser may not (R-216, R-217)', async () => {
    const previewUrl = async (value: string) => `https://cdn.example/${value}`;
    const { group } = await mount({ ...createUploads().service, previewUrl }, { field: stored });
    fireEvent.click(await within(group).findByRole('button', { name: texts.play }));
    const player = within(group).getByLabelText('Player: film.mp4');
    expect(player.getAttribute('src')).toBe(`https://cdn.example/${stored}`);
    expect(within(group).getByText(texts.previewNote)).toBeTruthy();
    expect(within(group).getByRole('link', { name: texts.preview })).toBeTruthy();
    fireEvent.click(within(group).getByRole('button', { name: texts.closePlayer }));
    expect(within(group).queryByLabelText('Player: film.mp4')).toBeNull();
  });

  it('links to the stored film where the host gives an address', async () => {
    const previewUrl = async (value: string) => `https://cdn.example/${value}`;
    const { group } = await mount({ ...createUploads().service, previewUrl }, { field: stored });
    const link = await within(group).findByRole('link', { name: texts.preview });
    expect(link.getAttribute('href')).toBe(`https://cdn.example/${stored}`);
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
