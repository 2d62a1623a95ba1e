import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { root } from '../root.ts';

/** A file as a browser would send it. */
export interface DemoFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A short film: made by ffmpeg where it is installed, else one of a second that is kept for tests. */
export async function createDemoVideo(): Promise<DemoFile> {
  const folder = await mkdtemp(join(tmpdir(), 'reelform-demo-'));
  const file = join(folder, 'film.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=duration=3:size=640x360:rate=24'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=220:duration=3'];
  const format = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-movflags', '+faststart', '-shortest', '-y', file];
  try {
    await promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...picture, ...sound, ...format], { timeout: 20_000 });
    return { name: 'film.mp4', type: 'video/mp4', bytes: await readFile(file) };
  } catch {
    // No ffmpeg, or one without an encoder for it.
    const bytes = await readFile(join(root, 'tests/journeys/fixtures/short-film.mp4'));
    return { name: 'film.mp4', type: 'video/mp4', bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A picture: an evening sky over the sea, its colours by a number. */
export async function createDemoPicture(name: string, width: number, height: number, seed: number): Promise<DemoFile> {
  const pixels = Buffer.alloc(width * height * 3);
  const hue = (seed * 67) % 160;
  for (let y = 0; y < height; y += 1) {
    const depth = y / height;
    const isSea = depth > 0.62;
    const wave = isSea ? Math.round(10 * Math.sin(y * 0.9)) : 0;
    const colour = isSea
      ? [18 + wave, 40 + wave + hue / 8, 82 + wave]
      : [70 + hue - 40 * depth, 60 + 90 * depth, 150 - 60 * depth];
    for (let x = 0; x < width; x += 1)
      pixels.set(
        colour.map((part) => Math.max(0, Math.min(255, Math.round(part)))),
        (y * width + x) * 3,
      );
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return { name, type: 'image/jpeg', bytes: await image.jpeg({ quality: 88 }).toBuffer() };
}
