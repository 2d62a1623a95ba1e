import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writeAddress } from '../../gallery/src/address/address.ts';
import messages from '../../schemas/messages/en.json' with { type: 'json' };
import { openPage } from './browser.ts';
import { settled } from './longLists.ts';

const rows = 120;
const day = { type: 'string', format: 'date', title: 'Day' };
const schema = {
  type: 'object',
  properties: {
    premiere: { ...day, title: 'Premiere' },
    note: { type: 'string', title: 'Note' },
    shows: {
      type: 'array',
      title: 'Shows',
      items: { type: 'object', properties: { day, place: { type: 'string', title: 'Place' } } },
    },
  },
};
const ui = {
  'ui:layout': [
    {
      kind: 'tabs',
      pages: [
        { title: 'Dates', parts: ['premiere'] },
        { title: 'Notes', parts: ['note'] },
      ],
    },
    { kind: 'section', title: 'More', collapsible: true, parts: ['shows'] },
  ],
  'ui:actions': [{ name: 'submit', label: 'Submit', mode: 'strict' }],
};
const shows = Array.from({ length: rows }, (_, index) => ({ place: `Hall ${index + 1}` }));

/** Types the first part of a date and no more. */
const typeHalf = async (page: Page, id: string) => {
  const input = page.locator(`#${id}`);
  await input.focus();
  await page.keyboard.type('05');
  await page.keyboard.press('Tab');
  return () => input.evaluate((element) => (element as HTMLInputElement).validity.badInput);
};

/** What becomes of a date that is typed by half in a browser, which alone knows of it, once the field is out of sight. */
export const describeHalfTyped = (start: () => { readonly browser: Browser; readonly url: string }) => {
  const open = async () => {
    const { browser, url } = start();
    const files = { 'schema.json': schema, 'ui.json': ui, 'data.json': { shows } };
    const edits = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
    const { page, complaints } = await openPage(browser, url, 700);
    await page.goto(`/${await writeAddress({ id: 'lists/long', edits })}`);
    await page.locator('#example_shows_0_day').waitFor();
    await settled(page);
    const submit = async () => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await page
        .getByRole('link', { name: new RegExp(messages.keywords.badInput) })
        .first()
        .waitFor();
    };
    const close = async () => {
      expect(complaints).toEqual([]);
      await page.context().close();
    };
    return { page, submit, close };
  };

  describe('a date that is typed by half', () => {
    it('is complained of when its tab or its section is folded away, and stays as it was typed', async () => {
      const { page, submit, close } = await open();
      const isHalf = await typeHalf(page, 'example_premiere');
      await page.getByRole('tab', { name: 'Notes' }).click();
      await submit();
      expect(await isHalf()).toBe(true);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('example_premiere');
      await close();
    });

    it('is complained of when its row is scrolled far away, and stays as it was typed', async () => {
      const { page, submit, close } = await open();
      const isHalf = await typeHalf(page, 'example_shows_1_day');
      await page.locator(`[aria-posinset="${rows}"]`).evaluate((row) => row.scrollIntoView());
      await page.locator(`#example_shows_${rows - 1}_day`).waitFor();
      await settled(page);
      await page.locator('[aria-posinset="4"][data-resting]').waitFor({ state: 'attached' });
      await submit();
      expect(await isHalf()).toBe(true);
      await close();
    });
  });
};
