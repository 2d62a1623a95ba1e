import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './browser.ts';

/** What stands on paper. */
export const describePrint = (stage: () => { readonly browser: Browser; readonly url: string }): void => {
  it('a printed form has the fields that are folded away on the screen', async () => {
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
    await page.context().close();
  });
};
