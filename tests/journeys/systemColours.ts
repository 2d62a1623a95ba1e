import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';

/** What the colours of the system, which take the place of a theme's, leave to be seen. */
export const describeSystemColours = (stage: () => { readonly browser: Browser; readonly url: string }): void => {
  it('lists and arrows are seen in the colours of a dark system while the theme is a light one', async () => {
    const { browser, url: baseURL } = stage();
    const context = await browser.newContext({ baseURL, forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.goto('/#/options/several');
    await page.getByRole('button', { name: 'Light theme' }).click();
    await page.getByRole('combobox', { name: 'Shot in' }).click();
    // Told apart by their computed colours: axe-core sees those that the system replaces, not those that it puts there.
    const colours = await page
      .getByRole('option', { name: /million/ })
      .first()
      .evaluate((option) => [option, ...option.querySelectorAll('*')].map((part) => getComputedStyle(part).color));
    expect(colours.length).toBeGreaterThan(2);
    expect(new Set(colours).size, `${colours}`).toBe(1);
    await page.goto('/#/widgets/select');
    const arrow = page.locator('main form select + svg');
    const seen = await arrow.evaluate((element) => {
      const text = Object.assign(document.createElement('p'), { style: 'color: ButtonText' });
      element.after(text);
      return [element, text].map((part) => getComputedStyle(part).color);
    });
    expect(seen[0]).toBe(seen[1]);
    await context.close();
  });
};
