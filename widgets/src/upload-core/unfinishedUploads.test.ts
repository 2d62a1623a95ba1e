// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResumePoint } from './resumePoint.ts';
import { createUnfinishedUploads } from './unfinishedUploads.ts';

const point: ResumePoint = {
  upload: { key: 'films/1/assets/x-a.mp4', uploadId: 'u1', fileName: 'x-a.mp4' },
  plan: { partBytes: 100, cutAt: undefined, smallPartBytes: 20 },
};
const identity = { fingerprint: 'f', fileName: 'a.mp4', size: 1000, target: { path: 'films/1/assets/' } };

const open = () =>
  createUnfinishedUploads({
    page: window,
    storageKey: 'uploads',
    readTarget: (value) =>
      typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
        ? { path: value.path }
        : undefined,
    placeOf: ({ path }) => path,
    keepMs: 10_000,
  });

describe('unfinished uploads', () => {
  beforeEach(() => localStorage.clear());

  it('are there after a reload, for the same file and place only', () => {
    const uploads = open();
    const told = vi.fn();
    uploads.subscribe(told);
    uploads.memoryOf(identity).keep(point, 300);
    expect(told).toHaveBeenCalledOnce();
    const later = open();
    expect(later.list()).toMatchObject([{ fileName: 'a.mp4', sentBytes: 300, target: identity.target }]);
    expect(later.memoryOf(identity).recall()).toEqual({ ...point, plan: { partBytes: 100, smallPartBytes: 20 } });
    expect(later.memoryOf({ ...identity, fingerprint: 'g' }).recall()).toBeUndefined();
    expect(later.memoryOf({ ...identity, target: { path: 'films/2/assets/' } }).recall()).toBeUndefined();
    later.memoryOf(identity).forget();
    expect([later.list(), localStorage.length]).toEqual([[], 0]);
  });

  it('stay in the order in which they were begun, whichever moved last', () => {
    const uploads = open();
    const later = { ...identity, fingerprint: 'g', fileName: 'b.mp4' };
    uploads.begin(identity);
    uploads.begin(later);
    uploads.memoryOf(identity).keep(point, 300);
    uploads.store(identity, point.upload.key);
    expect(
      open()
        .list()
        .map(({ fileName }) => fileName),
    ).toEqual(['a.mp4', 'b.mp4']);
    expect(uploads.list().map(({ fileName }) => fileName)).toEqual(['a.mp4', 'b.mp4']);
  });

  it('are not brought back by another page that wrote before it heard that one was forgotten', () => {
    const uploads = open();
    uploads.store(identity, point.upload.key);
    const before = localStorage.getItem('uploads') ?? '';
    uploads.forget(identity);
    const writeElsewhere = (text: string) => {
      localStorage.setItem('uploads', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'uploads' }));
    };
    writeElsewhere(before);
    expect([uploads.list(), localStorage.length]).toEqual([[], 0]);
    writeElsewhere(JSON.stringify([{ ...JSON.parse(before)[0], at: Date.now() + 1 }]));
    expect(uploads.list(), 'begun anew').toHaveLength(1);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['something else in the list', '[1, null, {"fingerprint": "f"}]'],
  ])('are none where the storage holds %s', (_what, text) => {
    localStorage.setItem('uploads', text);
    expect(open().list()).toEqual([]);
  });

  it.each([0, -100])('are none whose parts would be of %d bytes, of which no file has an end', (partBytes) => {
    const plan = { ...point.plan, partBytes };
    open()
      .memoryOf(identity)
      .keep({ ...point, plan }, 300);
    expect(open().list()).toEqual([]);
  });

  it('are none when they are too old', () => {
    open().memoryOf(identity).keep(point, 300);
    vi.setSystemTime(Date.now() + 11_000);
    expect(open().list()).toEqual([]);
    vi.useRealTimers();
  });
});
