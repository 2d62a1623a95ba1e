import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openOnPhone } from './browser.ts';

/** The widgets that are typed into or chosen from, by how they are built. */
const typedInto = ['text', 'textarea', 'password', 'date', 'select', 'combobox', 'tag-picker'];

const openExample = async (page: Page, id: string) => {
  await page.goto(`/#/${id}`);
  await page.locator('main form:not([data-seen]) button[type="submit"]').waitFor();
  await page.waitForFunction(() => !document.querySelector('main form [aria-busy="true"]'));
  await page.locator('main form').evaluate((form) => form.setAttribute('data-seen', '')); // the next one has its own
};

/** What only fingers meet. */
export const describeTouch = (stage: () => { readonly browser: Browser; readonly url: string }): void => {
  it('nothing that is typed into has letters into which a phone zooms', async () => {
    const { browser, url } = stage();
    const page = await openOnPhone(browser, url);
    const sizes: (readonly [string, string])[] = [];
    for (const name of typedInto) {
      await openExample(page, `widgets/${name}`);
      const controls = page.locator('main form :is(input, select, textarea):not([type="hidden"])');
      sizes.push([name, await controls.first().evaluate((control) => getComputedStyle(control).fontSize)]);
    }
    expect(sizes).toEqual(typedInto.map((name) => [name, '16px']));
    await page.context().close();
  });

  it('subtitles that were just sent are shown and removed by buttons that are 44 px high', async () => {
    const { browser, url } = stage();
    const page = await openOnPhone(browser, url);
    await openExample(page, 'widgets/subtitle-list');
    const form = page.locator('main form');
    await form.getByRole('combobox', { name: 'Language' }).fill('French');
    await page.getByRole('option', { name: /^French/ }).tap();
    const buffer = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
    await form.locator('input[type="file"]').setInputFiles({ name: 'fr.srt', mimeType: 'text/plain', buffer });
    const heights: number[] = [];
    for (const name of ['Show French subtitles', 'Remove French', 'Remove English'])
      heights.push((await form.getByRole('button', { name }).boundingBox())?.height ?? 0);
    expect(heights).toEqual([44, 44, 44]);
    await page.context().close();
  });

  it('in the first and the last row of an ordered list the place of the arrow that is missing is as wide as the others', async () => {
    const { browser, url } = stage();
    const page = await openOnPhone(browser, url);
    await openExample(page, 'widgets/ordered-list');
    const left = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0;
    const ways: number[] = [];
    for (const row of [2, 3]) ways.push((await left(`Remove Crew member ${row}`)) - (await left(`Move Crew member ${row}`)));
    expect(ways).toEqual([3 * 44, 3 * 44]);
    await page.context().close();
  });

  it('the page scrolls where the finger begins on a slider', async () => {
    const { browser, url } = stage();
    const page = await openOnPhone(browser, url);
    await openExample(page, 'widgets/range');
    const slider = page.getByRole('slider');
    await slider.evaluate((element) => {
      element.closest('form')?.style.setProperty('padding-bottom', '2000px');
      element.scrollIntoView({ block: 'center' });
    });
    const place = () => slider.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y: before + 16 - way }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', step * 20);
    await touch('touchEnd', 0);
    await expect.poll(place).toBeLessThan(before - 100);
    await page.context().close();
  });
};
