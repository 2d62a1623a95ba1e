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
};
