// A 12,000x8,000 picture in the crop dialog of the gallery: time until it can be cut, the longest time that the page
// stands still, and memory over idle, for the least and the largest part: `npm run bench -- crop`.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from '../chromium.mjs';
import { createRecord } from './record.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { width: { type: 'string', default: '12000' }, height: { type: 'string', default: '8000' } },
});
const [width, height] = [Number(values.width), Number(values.height)];
const { print, keep } = createRecord('crop');

/** Grain over all of it, so that the file is as large as a photograph's. */
const writePicture = async (folder) => {
  const path = join(folder, 'large.jpg');
  const grain = { type: 'gaussian', mean: 128, sigma: 50 };
  const small = { width: Math.round(width / 4), height: Math.round(height / 4), channels: 3, background: '#888' };
  const noise = await sharp({ create: { ...small, noise: grain } })
    .jpeg()
    .toBuffer();
  await sharp(noise).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 90 }).toFile(path);
  return path;
};

/** Memory of the pages' processes in MB, what they share counted by shares (`Pss` of /proc). */
const pageMemory = async (browser) => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
};

/** Samples the pages' memory until stopped; its highest value. */
const watchMemory = (browser) => {
  let highest = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) highest = Math.max(highest, await pageMemory(browser).catch(() => 0));
  })();
  return async () => {
    isOver = true;
    await watch;
    return highest;
  };
};

/** Notes the longest time between two turns of the page's event loop. */
const watchBlocks = (page) =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    globalThis.longest = 0;
    port1.onmessage = () => {
      const now = performance.now();
      globalThis.longest = Math.max(globalThis.longest, now - last);
      last = now;
      setTimeout(() => port2.postMessage(0));
    };
    port2.postMessage(0);
  });
const takeBlock = (page) =>
  page.evaluate(() => {
    const { longest } = globalThis;
    globalThis.longest = 0;
    return Math.round(longest);
  });

const folder = await mkdtemp(join(tmpdir(), 'reelform-crop-'));
const picture = await writePicture(folder);
const { buildGallery } = await import('../../gallery/bin/build.mjs');
const built = await buildGallery();
process.env.PORT = String(4600 + (process.pid % 300));
await import(pathToFileURL(join(built, 'server/main.js')).href);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  print(`${width}x${height}, ${((await stat(picture)).size / 1e6).toFixed(0)} MB of JPEG`);
  for (const [part, key] of [
    ['least part', 'End'],
    ['largest part', 'Home'],
  ]) {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${process.env.PORT}`, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/#/widgets/image-crop');
    await page.getByRole('group', { name: /Standard/ }).waitFor();
    await page.waitForTimeout(1500);
    const idle = await pageMemory(browser);
    await watchBlocks(page);
    await takeBlock(page);
    let stop = watchMemory(browser);
    const measure = async (name, began) => {
      const ms = performance.now() - began;
      const memory = (await stop()) - idle;
      print(
        `${part}, ${name}`.padEnd(42) +
          `${ms.toFixed(0)} ms, blocks ${await takeBlock(page)} ms, ${memory.toFixed(0)} MB over idle`,
      );
    };
    const opened = performance.now();
    await page.locator('input[type="file"]').setInputFiles(picture);
    const dialog = page.getByRole('dialog', { name: /^Move, Scale/ });
    const size = dialog.getByText(/^\d+ x \d+ pixels$/);
    await size.waitFor({ timeout: 120_000 });
    await measure('open', opened);
    await dialog.getByRole('slider', { name: 'Zoom' }).press(key);
    await page.waitForTimeout(500);
    await takeBlock(page);
    stop = watchMemory(browser);
    const what = await size.innerText();
    const saved = performance.now();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached', timeout: 120_000 });
    await measure(`cut ${what}`, saved);
    await context.close();
  }
  await keep();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
