import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileHint } from '../../rollup/compiled-early.mjs';
import { saveDetails, wholeDetails } from '../api/details.ts';
import { createFilm } from '../api/films.ts';
import type { TestServer } from '../api/test-server.ts';
import { openPage } from './browser.ts';
import { appDirectory, beginJourney, endJourney } from './journey.ts';
import { countScripts } from './loadedScripts.ts';

/** Bytes of JavaScript in gzip that a page without a session may load, React included. */
const mostBytes = 200_000;

/** Files of JavaScript in which it comes: a browser fetches six at a time from a server without HTTP/2. */
const mostFiles = 12;

/** Half of the layout shift that is called good (https://web.dev/articles/cls). */
const mostShift = 0.05;

/** Milliseconds that every answer takes, so that what is fetched part by part is seen to come part by part. */
const latency = 150;

/** Sums up how far the page's parts are pushed about from now on; what comes of a press does not count. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shown = { shift: 0 };
    Object.assign(globalThis, { shown });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false) shown.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

describe('the first visit of a browser', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await beginJourney();
  });

  afterAll(() => endJourney(server, browser));

  it.each(['/login', '/signup'])('to %s loads no more than 200 kB of JavaScript, in a dozen files', async (route) => {
    const { page } = await openPage(browser, server.url);
    const { bytes, files } = await countScripts(page, route, page.getByRole('textbox').first());
    expect(files).toBeGreaterThan(2);
    expect(files).toBeLessThanOrEqual(mostFiles);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
    await page.context().close();
  });

  it('has Chromium compile the portal while it arrives, which a file asks for by its first line', async () => {
    const { page } = await openPage(browser, server.url);
    const arriving = page.waitForResponse((response) => /\/assets\/main-/.test(response.url()));
    await page.goto('/login');
    expect(await (await arriving).text()).toMatch(new RegExp(`^${compileHint}\n`));
    await page.context().close();
  });

  it('names all files of a part in the part itself, so that none is found out only when another has come', async () => {
    const named = new Map<string, readonly string[]>();
    const later = new Set<string>();
    const assets = (await readdir(join(appDirectory, 'assets'))).filter((name) => name.endsWith('.js'));
    for (const asset of assets) {
      const code = await readFile(join(appDirectory, 'assets', asset), 'utf8');
      named.set(
        asset,
        [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name = '']) => name),
      );
      for (const [, name = ''] of code.matchAll(/import\(["`]\.\/([^"`]+)["`]\)/g)) later.add(name);
    }
    expect(later.size).toBeGreaterThan(50);
    for (const part of later) {
      const own = named.get(part) ?? [];
      const deeper = own.flatMap((name) => named.get(name) ?? []).filter((name) => name !== part && !own.includes(name));
      expect(deeper, part).toEqual([]);
    }
  });

  it.each([1440, 390])('to the details of a film has nothing move while its parts come, %i px wide', async (width) => {
    const ada = await server.filmmaker('Ada Lumen');
    const film = await createFilm(ada);
    const saved = await saveDetails(ada, film, wholeDetails);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { page, complaints } = await openPage(browser, server.url, width);
    await page.context().addCookies([...ada.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    await page.addInitScript(
      (user) => {
        localStorage.setItem('is-logged-in-v2', '1');
        localStorage.setItem('user', JSON.stringify(user));
      },
      { id: ada.id, name: 'Ada Lumen', email: ada.email, showResourcesTab: false },
    );
    await watchShifts(page);
    const client = await page.context().newCDPSession(page);
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    await client.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });

    await page.goto(`/films/view/${film}`);
    await page.getByRole('button', { name: 'Add a cast member' }).waitFor();
    await page.getByRole('region', { name: /^Before you submit/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(async () => {
      // Shifts are told after the frame in which they were.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
      const { shift }: { shift: number } = Reflect.get(globalThis, 'shown');
      return shift;
    });
    expect(shift).toBeLessThanOrEqual(mostShift);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
