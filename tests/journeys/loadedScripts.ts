import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';

/** The JavaScript that a page has loaded. */
export interface LoadedScripts {
  readonly files: number;
  /** Bytes in gzip, level 9. */
  readonly bytes: number;
}

const gzipBytesOf = async (url: string) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length;

/** How long nothing more comes before the page is taken to have all, ms. */
const quiet = 1000;

/**
 * Opens a route in a fresh page and counts all JavaScript that it loads, form modules and messages included.
 *
 * @param sight what is there once the page shows what it is for; a slow machine can be quiet for long before.
 */
export const countScripts = async (page: Page, route: string, sight: Locator): Promise<LoadedScripts> => {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js$/.test(new URL(response.url()).pathname))
      urls.add(response.url());
  });
  await page.goto(route);
  await sight.waitFor();
  for (let before = -1; before !== urls.size; ) {
    before = urls.size;
    await page.waitForTimeout(quiet);
  }
  const sizes = await Promise.all([...urls].map(gzipBytesOf));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
