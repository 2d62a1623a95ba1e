// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { FilmSave } from './filmRecord.ts';
import { createLostCreation } from './lostCreation.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const body: FilmSave = { programStatus: 0, programDetails: { title: 'One' }, episodeData: [] };

it('finds the request of the same person with the same entries, until it is decided about', () => {
  createLostCreation(1).keep({ key: 'a', body });
  expect(createLostCreation(1).find({ ...body, programStatus: 1 })?.key).toBe('a');
  expect(createLostCreation(1).find({ ...body, programDetails: { title: 'Two' } })).toBeUndefined();
  expect(createLostCreation(2).find(body)).toBeUndefined();
  createLostCreation(1).keep(undefined);
  expect(createLostCreation(1).find(body)).toBeUndefined();
});

it.each(['', '{', 'null', '7', '[]', '{}', '{"key":"a"}', '{"key":1,"body":{"programDetails":{}}}', '{"key":"a","body":null}'])(
  'finds none in a storage that holds %s',
  (kept) => {
    sessionStorage.setItem('reelform.creation/1', kept);
    expect(createLostCreation(1).find(body)).toBeUndefined();
  },
);

it('remembers none where there is no room for it, and no older one either', () => {
  createLostCreation(1).keep({ key: 'a', body });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  createLostCreation(1).keep({ key: 'b', body });
  expect(createLostCreation(1).find(body)).toBeUndefined();
});
