import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectImage } from './inspect-image.ts';

const requirements = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  minSize: { width: 480, height: 200 },
  maxPixels: 1_000_000,
};
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2b6' } });
const verdictOn = (bytes: Uint8Array) => inspectImage(bytes, requirements);

describe('inspectImage', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('takes a %s', async (format) => {
    const bytes = await picture(480, 200).toFormat(format).toBuffer();
    expect(await verdictOn(bytes)).toEqual({ kind: 'taken', image: { type: `image/${format}`, width: 480, height: 200 } });
  });

  it('R-185: is told the size as people see it', async () => {
    const lying = await picture(500, 210).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await verdictOn(lying)).toEqual({ kind: 'minImageSize', image: { type: 'image/jpeg', width: 210, height: 500 } });
  });

  it.each([
    ['a WebP', () => picture(600, 400).webp().toBuffer()],
    ['a TIFF', () => picture(600, 400).tiff().toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><script/></svg>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a page', async () => Buffer.from('<!DOCTYPE html>')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('R-182: refuses %s', async (_name, make) => {
    expect(await verdictOn(await make())).toEqual({ kind: 'imageTypes' });
  });

  it('refuses a kind that is left out', async () => {
    const bytes = await picture(600, 400).gif().toBuffer();
    expect(await inspectImage(bytes, { types: ['image/jpeg'] })).toEqual({ kind: 'imageTypes' });
  });

  it.each(['jpeg', 'png', 'gif'] as const)('finds out a %s that ends too soon', async (format) => {
    const bytes = await picture(600, 400).toFormat(format).toBuffer();
    expect(await verdictOn(bytes.subarray(0, bytes.length * 0.6))).toEqual({ kind: 'broken' });
  });

  it.each(['jpeg', 'png'] as const)('finds out a %s whose last lines are missing', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const bytes = await sharp({ create: { width: 480, height: 200, channels: 3, background: '#888', noise } })
      .toFormat(format)
      .toBuffer();
    expect(await verdictOn(bytes.subarray(0, bytes.length * 0.97))).toEqual({ kind: 'broken' });
  });

  it('takes little more of the processor than reading the picture does', async () => {
    const bytes = await picture(1500, 1000).jpeg().toBuffer();
    // Not by the clock: a busy machine lets one of them wait and not the other.
    const least = async (work: () => Promise<unknown>) => {
      const times = [];
      for (let round = 0; round < 3; round += 1) {
        const began = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(began);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const reading = await least(() => sharp(bytes).raw().toBuffer());
    expect(await least(() => inspectImage(bytes, { types: ['image/jpeg'] }))).toBeLessThan(5 * reading);
  });

  it('tells one that moves', async () => {
    const frames = await Promise.all(
      ['#c22', '#22c'].map((background) =>
        sharp({ create: { width: 500, height: 220, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await verdictOn(moving)).toEqual({ kind: 'animated' });
  });

  it('does not open a picture that is larger than it may be, nor one that only says so', async () => {
    expect(await verdictOn(await picture(1001, 1000).png().toBuffer())).toMatchObject({ kind: 'maxImagePixels' });
    const liar = await picture(600, 400).png().toBuffer();
    liar.writeUInt32BE(60_000, 16);
    liar.writeUInt32BE(60_000, 20);
    expect((await inspectImage(liar, { types: requirements.types })).kind).not.toBe('taken');
  });

  it('says how many pixels a picture may have, also where no schema does', async () => {
    expect(await verdictOn(await picture(1001, 1000).png().toBuffer())).toMatchObject({ limit: 1_000_000 });
    const huge = await picture(600, 400).png().toBuffer();
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const verdict = await inspectImage(huge, { types: requirements.types });
    expect(verdict).toMatchObject({ kind: 'maxImagePixels', limit: 2 ** 28 });
  });
});
