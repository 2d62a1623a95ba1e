import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFacts } from '@reelform/engine/content';
import { describe, expect, it } from 'vitest';
import { readMediaFacts } from './readMediaFacts.ts';

const bytesOf = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixture', name)));

const plain = {
  readable: true,
  video: true,
  videoCodec: 'h264',
  width: 64,
  height: 36,
  longSide: 64,
  shortSide: 36,
  frameRate: 25,
  variableFrameRate: false,
  duration: 1,
  audio: true,
  audioCodec: 'aac',
};

/** The fixture with the four letters `name` found in it, and some bytes behind them replaced. */
const spoilt = (name: string, at: number, bytes: readonly number[], film = 'plain.mp4') => {
  const content = bytesOf(film);
  const found = Buffer.from(content).indexOf(name, 0, 'latin1');
  if (found < 0) throw new Error(`plain.mp4 has no ${name}`);
  content.set(bytes, found + at);
  return content;
};

describe('what a video is', () => {
  it.each<[string, Partial<MediaFacts>]>([
    ['plain.mp4', plain],
    ['index-in-front.mp4', plain],
    ['fragmented.mp4', { ...plain, duration: expect.closeTo(1.1, 1) }],
    ['edit-list.mp4', { ...plain, duration: expect.closeTo(0.5, 1) }],
    ['rotated.mp4', { ...plain, width: 36, height: 64 }],
    ['varying-rate.mp4', { videoCodec: 'h264', frameRate: expect.closeTo(12, 0), variableFrameRate: true, audio: false }],
    ['ntsc-film.mp4', { frameRate: 24, variableFrameRate: false }],
    ['slow.mp4', { frameRate: 12 }],
    ['fast.mp4', { frameRate: 120, duration: 0.5 }],
    ['dci-4k.mp4', { longSide: 4096, shortSide: 2160 }],
    ['upright-4k.mp4', { width: 2160, height: 3840, longSide: 3840, shortSide: 2160 }],
    ['8k.mp4', { longSide: 7680, shortSide: 4320 }],
    ['hevc.mp4', { videoCodec: 'hevc' }],
    ['vp9.mp4', { videoCodec: 'vp9' }],
    ['mpeg4.mp4', { videoCodec: 'mp4v' }],
    ['prores.mov', { videoCodec: 'prores' }],
    ['prores-renamed.mp4', { videoCodec: 'prores' }],
    ['sound-only.mp4', { readable: true, video: false, audio: true, audioCodec: 'aac' }],
    ['cover-only.mp4', { readable: true, video: false, audio: true }],
  ])('%s', async (name, facts) => {
    expect(await readMediaFacts(new Blob([bytesOf(name)]))).toMatchObject(facts);
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('This is not a film.')],
    ['the head of a film', bytesOf('plain.mp4').subarray(0, 40)],
    ['a film without its index', bytesOf('plain.mp4').subarray(0, 2000)],
    ['an index in a name of no kind', spoilt('moov', 0, [0, 0, 0, 0])],
  ])('%s cannot be made out', async (_what, bytes) => {
    expect(await readMediaFacts(new Blob([Uint8Array.from(bytes)]))).toEqual({ readable: false });
  });

  it.each<[string, Uint8Array]>([
    ['more pictures than there are bytes', spoilt('stsz', 12, [0x7f, 0xff, 0xff, 0xff])],
    ['more times than there are bytes', spoilt('stts', 8, [0xff, 0xff, 0xff, 0xff])],
    ['one time for four thousand million pictures', spoilt('stts', 12, [0xff, 0xff, 0xff, 0xff])],
    ['a track that is longer than its index', spoilt('trak', -4, [0x7f, 0xff, 0xff, 0xff])],
    ['more entries of every table', spoilt('stco', 8, [0x3f, 0xff, 0xff, 0xff])],
    ['more samples in a fragment', spoilt('trun', 8, [0xff, 0xff, 0xff, 0xff], 'fragmented.mp4')],
    ['two thousand million samples of one size', spoilt('stsz', 8, [0, 0, 0, 1, 0x7f, 0xff, 0xff, 0xff])],
    ['a track of no length', spoilt('trak', -4, [0, 0, 0, 0])],
    ['a track shorter than its own head', spoilt('trak', -4, [0, 0, 0, 4])],
    ['no ticks in a second', spoilt('mdhd', 16, [0, 0, 0, 0])],
  ])('an index that claims %s ends in some answer', async (_what, bytes) => {
    expect(await readMediaFacts(new Blob([Uint8Array.from(bytes)]))).toMatchObject({ readable: expect.any(Boolean) });
  });

  it('reads the index of a long film only', async () => {
    const film = bytesOf('index-in-front.mp4');
    const padding = Array.from({ length: 500 }, () => new Uint8Array(65_536));
    const [head = new Uint8Array()] = padding;
    new DataView(head.buffer).setUint32(0, padding.length * head.length);
    head.set(new TextEncoder().encode('free'), 4);
    const blob = new Blob([film, ...padding]);
    let read = 0;
    const counted = (part: Blob): Blob => {
      const [slice, stream, arrayBuffer] = [part.slice.bind(part), part.stream.bind(part), part.arrayBuffer.bind(part)];
      return Object.assign(part, {
        slice: (...range: Parameters<Blob['slice']>) => counted(slice(...range)),
        arrayBuffer: async () => {
          read += part.size;
          return arrayBuffer();
        },
        stream: () =>
          stream().pipeThrough(
            new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
              transform(chunk, passing) {
                read += chunk.length;
                passing.enqueue(chunk);
              },
            }),
          ),
      });
    };
    expect(await readMediaFacts(counted(blob))).toMatchObject(plain);
    expect(read).toBeLessThan(2_000_000);
  });
});
