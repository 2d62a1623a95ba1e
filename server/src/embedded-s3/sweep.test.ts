import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLayout, type Layout, objectPath } from './layout.ts';
import { openStore } from './store.ts';
import { sweep } from './sweep.ts';
import { makeFolder } from './testing.ts';

const id = 'a'.repeat(32);
let directory: string;
let layout: Layout;

const writeJson = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));
const object = (uploadId: string | null) => ({
  key: 'k',
  etag: 'e',
  size: 1,
  modified: '2026-01-01T00:00:00.000Z',
  headers: {},
  segments: [{ blob: 'used', size: 1 }],
  checksums: {},
  uploadId,
});

beforeEach(() => {
  directory = makeFolder();
  layout = createLayout(directory);
  mkdirSync(join(layout.buckets, 'films'));
  mkdirSync(join(layout.uploads, id));
  writeJson(join(layout.buckets, 'films', 'bucket.json'), { name: 'films', corsOrigins: null });
  writeJson(objectPath(layout, 'films', 'k'), object(null));
  writeJson(join(layout.uploads, id, 'upload.json'), {
    id,
    bucket: 'films',
    key: 'k',
    headers: {},
    algorithm: null,
    initiated: '2026-01-01T00:00:00.000Z',
  });
  writeJson(join(layout.uploads, id, '1.json'), {
    number: 1,
    blob: 'part',
    size: 1,
    md5: 'e',
    checksums: {},
    modified: '2026-01-01T00:00:00.000Z',
  });
  for (const blob of ['used', 'part', 'orphan']) writeFileSync(join(layout.blobs, blob), 'x');
  writeFileSync(join(layout.temporary, 'draft'), 'x');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('removes unfinished files and orphan blobs, and keeps the rest', () => {
  const { buckets, damaged } = sweep(layout);
  expect(buckets.get('films')?.keys).toEqual(['k']);
  expect(damaged).toEqual([]);
  expect(readdirSync(layout.temporary)).toEqual([]);
  expect(readdirSync(layout.blobs).sort()).toEqual(['part', 'used']);
  expect(readdirSync(layout.uploads)).toEqual([id]);
});

it('forgets an upload whose object is in place, and keeps the data', () => {
  writeJson(objectPath(layout, 'films', 'k'), object(id));
  sweep(layout);
  expect(readdirSync(layout.uploads)).toEqual([]);
  expect(readdirSync(layout.blobs)).toEqual(['used']);
});

it('removes no blob while a record cannot be read', () => {
  const file = objectPath(layout, 'films', 'k');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  const lines: string[] = [];
  openStore(directory, false, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining(file)]);
  expect(readdirSync(layout.blobs).sort()).toEqual(['orphan', 'part', 'used']);
});

it('opens without a bucket that was never finished', () => {
  renameSync(join(layout.buckets, 'films', 'bucket.json'), join(layout.temporary, 'bucket.json'));
  rmSync(objectPath(layout, 'films', 'k'));
  expect(sweep(layout).buckets.size).toBe(0);
});
