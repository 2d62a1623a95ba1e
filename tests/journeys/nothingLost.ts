import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import messages from '../../schemas/messages/en.json' with { type: 'json' };
import { expectAccessible, openPage } from './browser.ts';

const { form: texts } = messages.widgets;
const offer = texts.restore.split('{')[0] ?? '';
const title = (page: Page) => page.locator('main form').getByRole('textbox', { name: 'Title' });
const submit = (page: Page) => page.locator('main form').getByRole('button', { name: 'Submit' }).click();

/** Types into the form of a tab and waits until that is kept. */
const typeKept = async (page: Page, text: string) => {
  await title(page).fill(text);
  await page.waitForFunction((typed) => Object.values(localStorage).some((kept) => String(kept).includes(typed)), text);
};

/** What becomes in a browser of entries that could not be sent, or that nobody has sent. */
export const describeNothingLost = (start: () => { readonly browser: Browser; readonly url: string }) => {
  describe('entries', () => {
    it('that could not be sent stay, and the form says so in sight of the person until they are', async () => {
      const { browser, url } = start();
      const { page, complaints } = await openPage(browser, url, 700);
      await page.goto('/#/saving/unsent');
      await title(page).fill('Typed');
      await submit(page);
      const told = page.getByRole('heading', { name: texts.unsentTitle });
      await told.waitFor();
      await expect.poll(() => told.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
      expect(await title(page).inputValue()).toBe('Typed');
      await expectAccessible(page, 'a form that could not be sent');
      await submit(page);
      await told.waitFor({ state: 'detached' });
      expect(complaints, 'the rejection reaches the page').toEqual(['uncaught: unreachable']);
      await page.context().close();
    });

    it('of two tabs are kept apart, and each is offered until it is brought back or saved', async () => {
      const { browser, url } = start();
      const { page: one, complaints } = await openPage(browser, url, 1440);
      const open = async (page: Page) => {
        await page.goto('/#/saving/local-draft');
        await title(page).waitFor();
        return page;
      };
      const two = await open(await one.context().newPage());
      await open(one);
      await typeKept(one, 'first');
      await typeKept(two, 'second');
      await submit(two);
      await two.waitForFunction(() => Object.values(localStorage).every((kept) => !String(kept).includes('second')));
      const three = await open(await one.context().newPage());
      const four = await open(await one.context().newPage());
      for (const page of [three, four]) await page.getByText(offer).waitFor();
      await three.getByRole('button', { name: texts.restoreButton }).click();
      await expect.poll(() => title(three).inputValue()).toBe('first');
      await submit(three);
      await four.getByText(offer).waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
      await one.context().close();
    });
  });
};
