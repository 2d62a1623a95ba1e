import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './browser.ts';

/** What stands on paper. */
export const describePrint = (stage: () => { readonly browser: Browser; readonly url: string }): void => {
  it('a printed form has the fields that are folded away on the screen, and texts in their whole length', async () => {
    const { browser, url } = stage();
    const { page } = await openPage(browser, url);
    for (const [id, field] of [
      ['layout/tabs', 'copyright'],
      ['layout/accordion', 'copyright'],
      ['layout/steps', 'copyright'],
    ] as const) {
      await page.goto(`/#/${id}`);
      const folded = page.locator(`#example_${field}`);
      await folded.waitFor({ state: 'attached' });
      const isSeen = () => folded.evaluate((element) => element.checkVisibility());
      expect([id, await isSeen()]).toEqual([id, false]);
      await page.emulateMedia({ media: 'print' });
      expect([id, await isSeen()]).toEqual([id, true]);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.goto('/#/widgets/textarea');
    const lines = page.locator('main form textarea');
    await lines.fill('A line\n'.repeat(60));
    await page.emulateMedia({ media: 'print' });
    expect(await lines.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('what is ticked, chosen or on, a slider and a colour are seen on paper, where browsers leave backgrounds out', async () => {
    const { browser, url } = stage();
    const { page } = await openPage(browser, url);
    for (const id of ['checkbox', 'checkboxes', 'radio', 'switch', 'range', 'color']) {
      await page.goto('about:blank'); // or the controls of the example before would be looked at
      await page.goto(`/#/widgets/${id}`);
      await page.emulateMedia({ media: 'print' });
      const control = page
        .locator('main form')
        .locator('input[type="checkbox"], input[type="radio"], input[type="range"], input[type="color"]');
      await control.first().waitFor();
      const printed = await control.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').printColorAdjust));
      expect([id, new Set(printed)]).toEqual([id, new Set(['exact'])]);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.context().close();
  });
};
