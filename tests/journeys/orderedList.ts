import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeAddress } from '../../gallery/src/address/address.ts';
import { openPage } from './browser.ts';
import { middleOf, settled, touch } from './longLists.ts';

const rows = 500;

const schema = {
  type: 'object',
  properties: {
    cast: {
      type: 'array',
      title: 'Cast',
      items: {
        type: 'object',
        title: 'Person',
        properties: {
          name: { type: 'string', title: 'Name' },
          role: { type: 'string', title: 'Role' },
          order: { type: 'integer' },
        },
      },
    },
  },
};
const ui = {
  cast: {
    'ui:widget': 'ordered-list',
    'ui:options': { orderMember: 'order', fixedRows: 1 },
    items: { 'ui:options': { columns: 2 } },
  },
};
const cast = Array.from({ length: rows }, (_, index) => ({ name: `Ada ${index + 1}`, role: 'Extra', order: index + 1 }));

/** Names that the first `count` rows hold, drawn or at rest. */
const namesIn = (page: Page, count: number) =>
  page.evaluate(
    (to) =>
      [...document.querySelectorAll('main [aria-posinset]')].slice(0, to).map((row) => {
        const input = row.querySelector<HTMLInputElement>('input[id$="_name"]');
        return input ? input.value : (row.querySelector('span')?.textContent ?? '').split(' · ')[0];
      }),
    count,
  );

/** How often React has changed the page since this was asked last. */
const takeCommits = (page: Page) =>
  page.evaluate(() => {
    const commits: unknown = Reflect.get(globalThis, 'commits');
    Reflect.set(globalThis, 'commits', 0);
    return commits;
  });

/** What an ordered list of hundreds of rows must do in a browser. */
export const describeOrderedList = (start: () => { readonly browser: Browser; readonly url: string }) =>
  it(`an ordered list of ${rows} rows counts every arrow key, and draws none of them while one is dragged (R-364, R-367)`, async () => {
    const { browser, url } = start();
    const files = { 'schema.json': schema, 'ui.json': ui, 'data.json': { cast } };
    const edits = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
    const { page, complaints } = await openPage(browser, url, 1440);
    // React tells its developer tools of every change that it makes to the page.
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'commits', 0);
      Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => Reflect.set(globalThis, 'commits', Number(Reflect.get(globalThis, 'commits')) + 1),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      });
    });
    await page.goto(`/${await writeAddress({ id: 'lists/long', edits })}`);
    await page.locator('#example_cast_3__move').waitFor();
    await settled(page);
    const area = await page.getByRole('list', { name: 'Cast' }).boundingBox();
    expect(area?.height).toBeLessThanOrEqual(402);
    expect(await page.locator('#example_cast_0__move, #example_cast_0__remove').count()).toBe(0);

    await page.locator('#example_cast_1__move').focus();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.down('ArrowDown');
      await page.waitForTimeout(33);
    }
    await page.keyboard.up('ArrowDown');
    await expect.poll(async () => (await namesIn(page, 23)).slice(19)).toEqual(['Ada 21', 'Ada 22', 'Ada 2', 'Ada 23']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('example_cast_21__move');
    const spoken = () => page.getByRole('status').allTextContents();
    await expect.poll(async () => (await spoken()).join(' ')).toContain(`moved to place 22 of ${rows}.`);

    await page.getByRole('list', { name: 'Cast' }).evaluate((list) => list.scrollTo(0, 0));
    await settled(page);
    const from = await middleOf(page, '#example_cast_1__move');
    const to = await middleOf(page, '#example_cast_3__move');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 5);
    await settled(page);
    await takeCommits(page);
    for (let turn = 0; turn < 2; turn += 1) {
      await page.mouse.move(to.x, to.y, { steps: 15 });
      await page.mouse.move(from.x, from.y + 10, { steps: 15 });
    }
    await page.mouse.move(to.x, to.y + 10, { steps: 15 });
    await settled(page);
    expect(await takeCommits(page)).toBe(0);
    await page.mouse.up();
    await expect.poll(() => namesIn(page, 5)).toEqual(['Ada 1', 'Ada 4', 'Ada 5', 'Ada 3', 'Ada 6']);
    expect(Number(await takeCommits(page))).toBeGreaterThan(0);

    const client = await page.context().newCDPSession(page);
    const held = await middleOf(page, '#example_cast_3__move');
    await touch(client, 'touchStart', [held]);
    for (let y = held.y; y > (area?.y ?? 0); y -= 20) await touch(client, 'touchMove', [{ x: held.x, y }]);
    await page.waitForFunction(() => document.querySelector('[data-drop="before"]')?.getAttribute('aria-posinset') === '2');
    await touch(client, 'touchEnd', []);
    await expect.poll(() => namesIn(page, 3)).toEqual(['Ada 1', 'Ada 3', 'Ada 4']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
