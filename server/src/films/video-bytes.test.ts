import { expect, it } from 'vitest';
import { videoKind } from './video-bytes.ts';

const box = (type: string, rest = '') => Buffer.from(`\0\0\0\x18${type}${rest}`, 'latin1');

it.each([
  ['an MP4', box('ftyp', 'isom\0\0\x02\0'), 'mp4'],
  ['an MP4 of another brand', box('ftyp', 'mp42'), 'mp4'],
  ['QuickTime', box('ftyp', 'qt  \0\0\0\0'), 'quicktime'],
  ['QuickTime without a file type box', box('moov'), 'quicktime'],
  ['Matroska', Buffer.from('1a45dfa3a34286810142f781', 'hex'), 'other'],
  ['a page', Buffer.from('<!doctype html>'), 'other'],
  ['nothing', Buffer.alloc(0), 'other'],
])('%s is told by its first bytes (R-138, R-181)', (_what, bytes, expected) => {
  expect(videoKind(bytes)).toBe(expected);
});
