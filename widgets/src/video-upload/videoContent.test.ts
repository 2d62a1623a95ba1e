import { describe, expect, it } from 'vitest';
import { findRefusal, type VideoRefusal } from './videoContent.ts';

const box = (type: string, brand = '') =>
  new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode(`${type}${brand}`), 0, 0, 2, 0]);
const file = (name: string, type: string, content: BlobPart) => new File([content], name, { type });
const mp4 = box('ftyp', 'isom');
const mov = box('ftyp', 'qt  ');

describe('files that are taken as a video (R-138, R-139)', () => {
  it.each<{ name: string; files: File[]; accept?: string[]; refusal: VideoRefusal | undefined }>([
    { name: 'an MP4', files: [file('a.mp4', 'video/mp4', mp4)], refusal: undefined },
    { name: 'an MP4 of another brand', files: [file('a.mp4', 'video/mp4', box('ftyp', 'mp42'))], refusal: undefined },
    { name: 'an MP4 whose media type is not known', files: [file('a.mp4', '', mp4)], refusal: undefined },
    { name: 'an MP4 with an upper-case media type', files: [file('A.MP4', 'VIDEO/MP4', mp4)], refusal: undefined },
    { name: 'QuickTime by media type', files: [file('a.mp4', 'video/quicktime', mp4)], refusal: 'quicktime' },
    { name: 'QuickTime by extension', files: [file('a.MOV', 'video/mp4', mp4)], refusal: 'quicktime' },
    { name: 'QuickTime by content', files: [file('renamed.mp4', 'video/mp4', mov)], refusal: 'quicktime' },
    { name: 'QuickTime by content without a media type', files: [file('renamed', '', mov)], refusal: 'quicktime' },
    {
      name: 'QuickTime from before the file type atom',
      files: [file('old.mp4', 'video/mp4', box('wide'))],
      refusal: 'quicktime',
    },
    { name: 'an empty QuickTime file', files: [file('a.mov', 'video/quicktime', '')], refusal: 'quicktime' },
    { name: 'an empty file', files: [file('a.mp4', 'video/mp4', '')], refusal: 'empty' },
    { name: 'an image', files: [file('a.png', 'image/png', 'PNG')], refusal: 'notVideo' },
    { name: 'text named .mp4', files: [file('a.mp4', 'video/mp4', 'this is not a film')], refusal: 'notVideo' },
    { name: 'a file shorter than a box', files: [file('a.mp4', 'video/mp4', 'abc')], refusal: 'notVideo' },
    { name: 'a photo in the same container', files: [file('a', '', box('ftyp', 'heic'))], refusal: 'notVideo' },
    { name: 'another video type', files: [file('a.webm', 'video/webm', 'webm')], refusal: 'notVideo' },
    {
      name: 'another video type where the form takes it',
      files: [file('a.webm', 'video/webm', 'webm')],
      accept: ['video/*'],
      refusal: undefined,
    },
    {
      name: 'QuickTime where the form takes every video',
      files: [file('a.mov', 'video/quicktime', mov)],
      accept: ['video/*'],
      refusal: 'quicktime',
    },
    {
      name: 'QuickTime where the form names it',
      files: [file('a.mov', 'video/quicktime', mov)],
      accept: ['video/quicktime'],
      refusal: undefined,
    },
    {
      name: 'an MP4 where the form takes QuickTime only',
      files: [file('a.mp4', 'video/mp4', mp4)],
      accept: ['video/quicktime'],
      refusal: 'notVideo',
    },
    { name: 'two files', files: [file('a.mp4', 'video/mp4', mp4), file('b.mp4', 'video/mp4', mp4)], refusal: 'tooMany' },
    { name: 'no file', files: [], refusal: 'notVideo' },
  ])('$name: $refusal', async ({ files, accept = ['video/mp4'], refusal }) => {
    expect(await findRefusal(files, accept)).toBe(refusal);
  });
});
