import type { Browser, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writeAddress } from '../../gallery/src/address/address.ts';
import { openPage } from './browser.ts';

const rows = 500;

/** The longest name that the form lets through. */
const maxLength = 12;

const schema = {
  type: 'object',
  properties: {
    cast: {
      type: 'array',
      title: 'Cast',
      maxItems: rows + 10,
      items: {
        type: 'object',
        title: 'Person',
        required: ['name'],
        properties: { name: { type: 'string', title: 'Name', maxLength }, role: { type: 'string', title: 'Role' } },
      },
    },
  },
};
const ui = {
  cast: {
    'ui:options': { itemLabel: 'Person {n}', columns: 2, orderable: true, insertable: true, copyable: true, undoRemove: true },
  },
  'ui:actions': [
    { name: 'submit', label: 'Submit', mode: 'strict' },
    { name: 'reset', label: 'Start again', does: 'reset' },
  ],
};
const cast = Array.from({ length: rows }, (_, index) => ({
  name: index === 94 ? 'Ada the ninety-fifth' : `Ada ${index + 1}`,
  role: `Part ${index + 1}`,
}));

/** Scrolls the list's scrolling box and waits until what came into sight has been drawn. */
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => {
    document.querySelector('main')?.scrollTo(0, to);
  }, top);
  await settled(page);
};

/** Waits until rows are drawn no more: two frames and the time of a press of a key. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))));

/** What stands in sight: rows at rest, and heights that nothing fills, in CSS pixels. */
const blanksInSight = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('[aria-posinset]')].map((row) => ({
      box: row.getBoundingClientRect(),
      isResting: row.hasAttribute('data-resting'),
    }));
    const view = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const seen = places.filter(({ box }) => box.bottom > view.top && box.top < view.bottom);
    const gaps = seen.map(({ box }, index) => (seen[index + 1]?.box.top ?? box.bottom) - box.bottom);
    return { seen: seen.length, resting: seen.filter(({ isResting }) => isResting).length, widest: Math.max(0, ...gaps) };
  });

/** Index of the row that has the focus, and the DOM id of what has it in there. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const place = activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    return { row: Number(place) - 1, id: activeElement?.id ?? '', name: activeElement?.getAttribute('aria-label') };
  });

/** The name that the row at `index` holds, drawn or at rest. */
const nameAt = (page: Page, index: number) =>
  page.evaluate((at) => {
    const row = document.querySelectorAll('[aria-posinset]')[at];
    const input = row?.querySelector<HTMLInputElement>('input[id$="_name"]');
    return input ? input.value : (row?.querySelector('span')?.textContent ?? '').split(' · ')[0];
  }, index);

/** Goes to the row at `index`, drawn. */
const goToRow = async (page: Page, index: number) => {
  await page.locator(`[aria-posinset="${index + 1}"]`).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const input = page.locator(`#example_cast_${index}_name`);
  await input.waitFor();
  await settled(page);
  return input;
};

/** The middle of an element, in CSS pixels of the page. */
export const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger on the page. */
export const touch = (
  client: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly { x: number; y: number }[],
) => client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });

/** What a list of hundreds of rows must do in a browser, tried on a form in the gallery. */
export const describeLongLists = (start: () => { readonly browser: Browser; readonly url: string }) => {
  const open = async (width = 700) => {
    const { browser, url } = start();
    const files = { 'schema.json': schema, 'ui.json': ui, 'data.json': { cast } };
    const edits = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
    const { page, complaints } = await openPage(browser, url, width);
    await page.goto(`/${await writeAddress({ id: 'lists/long', edits })}`);
    await page.locator(`[aria-setsize="${rows}"]`).first().waitFor();
    await page.locator('#example_cast_0_name').waitFor();
    await settled(page);
    const close = async () => {
      expect(complaints).toEqual([]);
      await page.context().close();
    };
    return { page, close, client: await page.context().newCDPSession(page) };
  };

  describe(`a list of ${rows} rows`, () => {
    it('is drawn wherever it is scrolled to, can be searched in the page, and says how long it is', async () => {
      const { page, close, client } = await open();
      const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
      for (let step = 0; step <= 10; step += 1) {
        await scrollTo(page, (height / 10) * step);
        const inSight = async () => {
          const { seen, resting, widest } = await blanksInSight(page);
          return [step, seen > 0, resting, widest < 60];
        };
        await expect.poll(inSight).toEqual([step, true, 0, true]);
      }
      for (let turns = 0; turns < 12; turns += 1) await page.mouse.wheel(0, -900);
      await settled(page);
      await expect.poll(() => blanksInSight(page)).toMatchObject({ resting: 0 });
      expect(await page.locator('main [data-resting]').count()).toBeGreaterThan(rows - 60);

      const found = await page.evaluate(() => {
        getSelection()?.removeAllRanges();
        const isFound = (globalThis as unknown as { find(text: string): boolean }).find('Ada 177');
        return [isFound, getSelection()?.anchorNode?.parentElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')];
      });
      expect(found).toEqual([true, '177']);
      await settled(page);
      await expect.poll(() => blanksInSight(page)).toMatchObject({ resting: 0 });

      const { root } = await client.send('DOM.getDocument');
      const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main' });
      const { nodes } = await client.send('Accessibility.queryAXTree', { nodeId, role: 'listitem' });
      const posed = nodes.filter(({ properties }) => properties?.some(({ name }) => String(name) === 'posinset'));
      expect([nodes.length >= rows, posed.length]).toEqual([true, posed.length]);
      expect(await page.locator(`[role="listitem"][aria-setsize="${rows}"]`).count()).toBe(rows);
      await close();
    });

    it('Tab goes through resting rows in their order, there and back, and an error link goes to row 95', async () => {
      const { page, close } = await open();
      const border = await page.evaluate(() => {
        const all = [...document.querySelectorAll('[aria-posinset]')];
        const first = all.findIndex((row) => row.hasAttribute('data-resting'));
        const buttons = all[first - 1]?.querySelectorAll('button') ?? [];
        buttons[buttons.length - 1]?.focus({ preventScroll: true });
        return first;
      });
      expect(border).toBeGreaterThan(1);
      await page.keyboard.press('Tab');
      await expect.poll(() => focus(page)).toMatchObject({ row: border, id: `example_cast_${border}_name` });
      await page.keyboard.press('Tab');
      await expect.poll(() => focus(page)).toMatchObject({ row: border, id: `example_cast_${border}_role` });
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect.poll(async () => (await focus(page)).row).toBe(border - 1);
      await scrollTo(page, 1e9);
      const drawn = await page.evaluate(() => {
        const all = [...document.querySelectorAll('[aria-posinset]')];
        const last = all.findLastIndex((row) => row.hasAttribute('data-resting'));
        all[last + 1]?.querySelector('input')?.focus({ preventScroll: true });
        return last + 1;
      });
      await page.keyboard.press('Shift+Tab');
      const before = await focus(page);
      expect([before.row, before.name ?? '']).toEqual([drawn - 1, expect.stringContaining('Remove')]);
      for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('Shift+Tab');
      expect([drawn - 2, drawn - 3]).toContain((await focus(page)).row);

      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => focus(page)).toMatchObject({ row: 94, id: 'example_cast_94_name' });
      await scrollTo(page, 0);
      await page
        .getByRole('link', { name: /Person 95/ })
        .or(page.getByRole('button', { name: /Person 95: / }))
        .first()
        .click();
      await expect.poll(() => focus(page)).toMatchObject({ row: 94, id: 'example_cast_94_name' });
      const box = await page.locator('#example_cast_94_name').boundingBox();
      expect(box && box.y > 0 && box.y < 900).toBe(true);
      const describedBy = await page.locator('#example_cast_94_name').getAttribute('aria-describedby');
      const words = await page.evaluate(
        (ids) =>
          ids
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        describedBy ?? '',
      );
      expect(words).toContain(String(maxLength));
      await close();
    });

    it('counts every arrow key on a handle, brings a removed row back whole, inserts and copies', async () => {
      const { page, close } = await open();
      await goToRow(page, 9);
      await page.locator('#example_cast_9__move').focus();
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.down('ArrowDown');
        await page.waitForTimeout(33);
      }
      await page.keyboard.up('ArrowDown');
      await settled(page);
      const moved = async () => [await nameAt(page, 29), await nameAt(page, 28), await nameAt(page, 9)];
      await expect.poll(moved).toEqual(['Ada 10', 'Ada 30', 'Ada 11']);
      await expect.poll(() => focus(page)).toMatchObject({ id: 'example_cast_29__move' });

      await (await goToRow(page, 200)).fill('Ada the two hundred and first');
      await page.keyboard.press('Tab');
      const fault = page.locator('[aria-posinset="201"]').getByText(String(maxLength));
      await fault.first().waitFor();
      await page
        .locator('[aria-posinset="201"]')
        .getByRole('button', { name: /^Remove/ })
        .click();
      await page.getByRole('button', { name: 'Undo: Person 201' }).waitFor();
      expect(await nameAt(page, 200)).toBe('Ada 202');
      await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Person 201 removed.');
      await page.keyboard.press('Enter');
      await expect.poll(() => focus(page)).toMatchObject({ id: 'example_cast_200_name' });
      expect(await nameAt(page, 200)).toBe('Ada the two hundred and first');
      await fault.first().waitFor();

      const row = page.locator('[aria-posinset="201"]');
      await row.getByRole('button', { name: /^Add before/ }).click();
      await expect.poll(() => page.locator('[aria-setsize]').count()).toBe(rows + 1);
      await expect.poll(async () => (await focus(page)).id).toMatch(/example_cast_20[01]_name/);
      const inserted = (await focus(page)).row;
      await page.keyboard.type('Newcomer');
      await page
        .locator(`[aria-posinset="${inserted + 1}"]`)
        .getByRole('button', { name: /^Copy/ })
        .click();
      await expect.poll(() => nameAt(page, inserted + 1)).toBe('Newcomer');
      expect(await page.locator('[aria-setsize]').count()).toBe(rows + 2);

      await page
        .locator(`[aria-posinset="${inserted + 1}"]`)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await page.getByRole('button', { name: /^Undo: / }).waitFor();
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect.poll(() => page.locator(`[aria-setsize="${rows}"]`).count()).toBe(rows);
      expect(await page.getByRole('button', { name: /^Undo: / }).count()).toBe(0);
      expect(await nameAt(page, 9)).toBe('Ada 10');
      await close();
    });

    it('a row is dragged far with the mouse and with a finger, and Escape gives up', async () => {
      const { page, close, client } = await open();
      const drag = async (hold: () => Promise<void>, from: string) => {
        const handle = await middleOf(page, from);
        await page.mouse.move(handle.x, handle.y);
        await page.mouse.down();
        await page.mouse.move(handle.x, handle.y + 40, { steps: 4 });
        await page.mouse.move(handle.x, 895, { steps: 8 });
        await hold();
      };
      const reached = (from: number, to: number) => async () => {
        const isThere = ([first, last]: readonly [number, number]) => {
          const at = Number(document.querySelector('[data-drop]')?.getAttribute('aria-posinset'));
          return at >= first && at <= last;
        };
        await page.waitForFunction(isThere, [from, to] as const, { polling: 'raf' });
      };

      await drag(reached(15, rows), '#example_cast_1__move');
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await settled(page);
      const asBefore = async () => [await nameAt(page, 1), await page.locator('[data-drop]').count()];
      await expect.poll(asBefore).toEqual(['Ada 2', 0]);

      await scrollTo(page, 0);
      await drag(reached(15, rows), '#example_cast_1__move');
      await page.mouse.up();
      await settled(page);
      await expect.poll(async () => (await focus(page)).row).toBeGreaterThanOrEqual(14);
      const place = (await focus(page)).row;
      expect([await nameAt(page, place), await nameAt(page, 1), await nameAt(page, place - 1)]).toEqual([
        'Ada 2',
        'Ada 3',
        `Ada ${place + 1}`,
      ]);
      expect(await page.locator(`#example_cast_${place}__move`).isVisible()).toBe(true);

      const handle = await middleOf(page, `#example_cast_${place}__move`);
      await touch(client, 'touchStart', [handle]);
      for (let y = handle.y; y > 60; y -= 60) await touch(client, 'touchMove', [{ x: handle.x, y }]);
      await touch(client, 'touchMove', [{ x: handle.x, y: 62 }]);
      await reached(1, 2)();
      await touch(client, 'touchEnd', []);
      await settled(page);
      await expect.poll(async () => (await focus(page)).row).toBeLessThan(2);
      expect(await nameAt(page, (await focus(page)).row)).toBe('Ada 2');
      await close();
    });

    it('typing in the last row redraws that row', async () => {
      const { page, close } = await open();
      const input = await goToRow(page, rows - 1);
      await page.evaluate(() => {
        const long: number[] = [];
        Reflect.set(globalThis, 'longTasks', long);
        new PerformanceObserver((list) => void long.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'longtask',
        });
      });
      await input.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(' of the end', { delay: 60 });
      await page.waitForTimeout(300);
      expect(await input.inputValue()).toBe(`Ada ${rows} of the end`);
      const long = await page.evaluate(() => Reflect.get(globalThis, 'longTasks'));
      console.info(`Tasks longer than 50 ms while typing in row ${rows}:`, long);
      await close();
    });
  });
};
