import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { listUnanswered, openPages } from './browser.ts';

/** Where a journey that failed leaves what its pages show. */
const folder = join(process.cwd(), 'test-results/journeys');

/** How much of a page's text is printed: that of a form with its dialog, in characters. */
const printedText = 6000;

// Of a journey that fails once in a hundred, what the page showed then is all there is to go by.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  mkdirSync(folder, { recursive: true });
  for (const [at, page] of (await openPages()).entries()) {
    const file = join(folder, `${task.name.replaceAll(/\W+/g, '-').slice(0, 80)}-${at + 1}`);
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: Error) => error.message);
    const shown = [page.url(), ...listUnanswered(page).map((request) => `no answer to ${request}`), text].join('\n');
    writeFileSync(`${file}.txt`, shown);
    await page.screenshot({ path: `${file}.png`, timeout: 5000 }).catch(() => undefined);
    console.error(`${task.name}: page ${at + 1} showed\n${shown.slice(0, printedText)}`);
  }
});
