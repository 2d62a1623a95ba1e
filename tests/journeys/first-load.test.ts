import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { countScripts } from './loadedScripts.ts';
import { type Portal, startPortal } from './portal.ts';

/** Bytes of JavaScript in gzip that a page without a session may load, React included. */
const mostBytes = 200_000;

describe('the first visit to', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), launchBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  it.each(['/login', '/signup'])('%s loads no more than 200 kB of JavaScript', async (route) => {
    const { page } = await openPage(browser, portal.url);
    const { bytes, files } = await countScripts(page, route);
    expect(files).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
    await page.context().close();
  });
});
