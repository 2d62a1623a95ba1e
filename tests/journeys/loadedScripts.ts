import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The JavaScript that a page has loaded. */
export interface LoadedScripts {
  readonly files: number;
  /** Bytes in gzip, level 9. */
  readonly bytes: number;
}

const gzipBytesOf = async (url: string) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length;

/** Opens a route in a fresh page and counts all JavaScript that it loads, form modules and messages included. */
export const countScripts = async (page: Page, route: string): Promise<LoadedScripts> => {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js$/.test(new URL(response.url()).pathname))
      urls.add(response.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  const sizes = await Promise.all([...urls].map(gzipBytesOf));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
