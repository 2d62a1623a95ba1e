import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Catalogue } from '../../gallery/exchange.ts';
import { openPage } from './browser.ts';

const phoneWidth = 390;

/** What of the form stands out of the page without being scrolled or cut by what holds it, as the beginning of its markup. */
const findTooWide = (page: Page) =>
  page.locator('main form').evaluate((form) => {
    form.setAttribute('data-measured', ''); // the next example has a form of its own
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== form &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    return [...form.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !isHeld(element.parentElement);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Buttons and links that a mouse has to aim at: smaller than WCAG 2.5.8 has targets, by their markup and size. */
const findTooSmall = (page: Page) =>
  page.locator('main form :is(button, a):visible').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && Math.min(width, height) < 24 ? [`${target.outerHTML.slice(0, 120)} ${width} x ${height}`] : [];
    }),
  );

/** The part of the widgets' conformance that wants a layout, which jsdom has none of. */
export const describeWidgetWidths = (stage: () => { readonly browser: Browser; readonly url: string }): void => {
  it('no example of a widget or a list is wider than a phone, has a target of less than 24 px, or has the browser warn of anything', async () => {
    const { browser, url } = stage();
    const { groups }: Catalogue = await (await fetch(`${url}/catalogue`)).json();
    const ids = groups.flatMap(({ examples }) => examples.map(({ id }) => id)).filter((id) => /^(widgets|lists)\//.test(id));
    expect(ids.length).toBeGreaterThan(30);
    const { page, complaints } = await openPage(browser, url, phoneWidth);
    page.on('console', (message) => message.type() === 'warning' && complaints.push(message.text()));
    const tooSmall: (readonly [string, readonly string[]])[] = [];
    const tooWide: (readonly [string, readonly string[]])[] = [];
    for (const id of ids) {
      await page.goto(`/#/${id}`);
      await page.locator('main form:not([data-measured]) button[type="submit"]').waitFor();
      await page.waitForFunction(() => !document.querySelector('main form [aria-busy="true"], main form [role="progressbar"]'));
      const found = await findTooWide(page);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (found.length > 0 || scrolled > 0) tooWide.push([`${id} by ${scrolled} px`, found]);
      const small = await findTooSmall(page);
      if (small.length > 0) tooSmall.push([id, small]);
    }
    expect(tooWide).toEqual([]);
    expect(tooSmall).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['widgets/image-upload-list', 'layout/columns', 'lists/credits', 'forms/profile'])(
    '%s appears as a whole in a fresh browser: nothing that was drawn moves',
    async (id) => {
      const { browser, url } = stage();
      const { page, complaints } = await openPage(browser, url, phoneWidth);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/#/${id}`);
      await page.locator('main form button[type="submit"]').last().waitFor();
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('each page of steps begins where the first one does', async () => {
    const { browser, url } = stage();
    const { page } = await openPage(browser, url);
    await page.goto('/#/layout/free-steps');
    const open = page.locator('main form [role="group"]:not([hidden]):has(> div > p)');
    const tops: unknown[] = [];
    for (const title of ['Film', 'Story', 'Crew']) {
      await page.locator('main form nav').getByRole('button', { name: title }).click();
      await open.filter({ hasText: title }).waitFor();
      tops.push((await open.boundingBox())?.y);
    }
    expect(new Set(tops).size).toBe(1);
    await page.context().close();
  });
};
