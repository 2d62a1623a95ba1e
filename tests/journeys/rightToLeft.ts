import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './browser.ts';

/** What a page looks like that reads from right to left. */
export const describeRightToLeft = (stage: () => { readonly browser: Browser; readonly url: string }): void => {
  it('an arrow that unfolds points to its title, and down once it is open, whichever way the page reads', async () => {
    const { browser, url } = stage();
    const { page } = await openPage(browser, url);
    await page.goto('/#/layout/accordion');
    const headers = page.locator('main form button[aria-expanded]');
    await headers.first().waitFor();
    const turns = () =>
      headers.evaluateAll((buttons) =>
        buttons.map((button) => {
          const isOpen = button.getAttribute('aria-expanded') === 'true';
          return [isOpen, getComputedStyle(button.firstElementChild ?? button).rotate];
        }),
      );
    const [down, right, left] = ['90deg', 'none', '180deg'];
    expect(new Set((await turns()).map(String))).toEqual(new Set([`true,${down}`, `false,${right}`]));
    await page
      .locator('[dir="ltr"]')
      .first()
      .evaluate((root) => root.setAttribute('dir', 'rtl'));
    expect(new Set((await turns()).map(String))).toEqual(new Set([`true,${down}`, `false,${left}`]));
    await page.context().close();
  });

  it('an address that is shown as an example keeps its order, whichever way the page reads', async () => {
    const { browser, url } = stage();
    const { page } = await openPage(browser, url);
    await page.goto('/#/forms/film-details');
    const address = page.getByRole('textbox', { name: 'IMDb address' });
    await address.waitFor();
    expect(await address.evaluate((input) => getComputedStyle(input, '::placeholder').unicodeBidi)).toBe('plaintext');
    await page.context().close();
  });
};
