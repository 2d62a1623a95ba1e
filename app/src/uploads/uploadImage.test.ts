import type { UploadProgress } from '@reelform/engine';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeApi } from '../fixture/fakeApi.ts';
import { uploadImage } from './uploadImage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface PutSettings {
  readonly signal: AbortSignal;
  readonly onUploadProgress: (progress: { readonly loaded: number }) => void;
}

const whole = new File(['x'.repeat(100)], 'banner.png', { type: 'image/png' });

/** An upload whose PUTs do as they are told. */
const begin = (put: (settings: PutSettings, tries: number) => Promise<object>, file = whole) => {
  let signed = 0;
  const api = createFakeApi({
    'GET /s3/sign': () => {
      signed += 1;
      return { signedUrl: 'https://store/a', key: `channels/images/${signed}`, headers: {} };
    },
  });
  let tries = 0;
  const http = {
    put: (_url: string, _body: Blob, settings: PutSettings) => {
      tries += 1;
      return put(settings, tries);
    },
  };
  Object.assign(api, { http });
  const ending = new AbortController();
  const told: UploadProgress[] = [];
  const request = { file, signal: ending.signal, onProgress: (progress: UploadProgress) => void told.push(progress) };
  const givenUp: string[] = [];
  const onGivenUp = (key: string) => void givenUp.push(key);
  const options = { unreachable: 'Unreachable.', unreadable: 'Choose it again.', stallMs: 20_000, onGivenUp };
  const stored = uploadImage(api, 'channels/images', request, options);
  stored.catch(() => undefined);
  return { stored, ending, told, givenUp, tries: () => tries };
};

const untilEnded = ({ signal }: PutSettings) =>
  new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

it('is sent again on a connection that falls silent, and in the end says that the store cannot be reached', async () => {
  const { stored, tries } = begin(untilEnded);
  await vi.advanceTimersByTimeAsync(300_000);
  await expect(stored).rejects.toMatchObject({ code: 'network', message: 'Unreachable.' });
  expect(tries()).toBe(4);
});

it('goes on after one silence, and takes its time as long as something moves', async () => {
  const { stored, tries } = begin(async (settings, count) => {
    if (count === 1) return untilEnded(settings);
    for (let loaded = 10; loaded <= 100; loaded += 10) {
      await new Promise((done) => setTimeout(done, 15_000));
      settings.onUploadProgress({ loaded });
    }
    return { headers: {} };
  });
  await vi.advanceTimersByTimeAsync(300_000);
  await expect(stored).resolves.toBe('channels/images/2');
  expect(tries()).toBe(2);
});

it('is sent again where a page came in the place of the answer, of a network that wants a login', async () => {
  const { stored, tries } = begin(async (_settings, count) => ({
    data: count === 1 ? '<h1>Welcome</h1>' : '',
    headers: count === 1 ? { 'content-type': 'text/html; charset=utf-8' } : {},
  }));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(stored).resolves.toBe('channels/images/2');
  expect(tries()).toBe(2);
});

it('is sent once where the store has a word of its own for what it took, as LocalStack had', async () => {
  const headers = { 'content-type': 'application/xml' };
  const { stored, tries } = begin(async () => ({ data: '<PutObjectOutput />', headers }));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(stored).resolves.toBe('channels/images/1');
  expect(tries()).toBe(1);
});

it('tells what it sent, or began to send, that is not the image in the end', async () => {
  const cancelled = begin(untilEnded);
  await vi.advanceTimersByTimeAsync(1000);
  expect(cancelled.givenUp).toEqual([]);
  cancelled.ending.abort(new Error('left'));
  await expect(cancelled.stored).rejects.toThrow('left');
  expect(cancelled.givenUp).toEqual(['channels/images/1']);

  const late = begin(async () => {
    late.ending.abort(new Error('left'));
    return { headers: {} };
  });
  await expect(late.stored).rejects.toThrow('left');
  expect(late.givenUp).toEqual(['channels/images/1']);

  const repeated = begin((settings, count) => (count < 3 ? untilEnded(settings) : Promise.resolve({ headers: {} })));
  await vi.advanceTimersByTimeAsync(300_000);
  await expect(repeated.stored).resolves.toBe('channels/images/3');
  expect(repeated.givenUp).toEqual(['channels/images/1', 'channels/images/2']);
});

it('ends when it is given up', async () => {
  const { stored, ending, tries } = begin(untilEnded);
  await vi.advanceTimersByTimeAsync(1000);
  ending.abort(new Error('left'));
  await expect(stored).rejects.toThrow('left');
  expect(tries()).toBe(1);
});

it('begins anew in its bar, too, when its end is not answered', async () => {
  const { stored, told } = begin(async (settings, count) => {
    settings.onUploadProgress({ loaded: 100 });
    return count === 1 ? untilEnded(settings) : { headers: {} };
  });
  await vi.advanceTimersByTimeAsync(300_000);
  await stored;
  const sizes = { totalBytes: 100 };
  expect(told).toEqual([
    { ...sizes, sentBytes: 0 },
    { ...sizes, sentBytes: 100 },
    { ...sizes, sentBytes: 0, hold: 'broken' },
    { ...sizes, sentBytes: 0 },
    { ...sizes, sentBytes: 100 },
  ]);
});

it('is not sent again once its file can no longer be read, which is told', async () => {
  const gone = new File(['x'], 'banner.png');
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
  const { stored, tries } = begin(() => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK')), gone);
  await expect(stored).rejects.toMatchObject({ code: 'unreadable', message: 'Choose it again.' });
  expect(tries()).toBe(1);
});
