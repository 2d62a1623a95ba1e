import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf, formsWithCases } from '../cases/cases.ts';
import { borrowBrowser, giveBackBrowser } from './browser.ts';
import { type Portal, startPortal } from './portal.ts';

/** The engine's judge as a script that a page can load under the portal's content security policy. */
const bundleJudge = async () => {
  const { outputFiles } = await build({
    entryPoints: ['engine/src/validation/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
};

describe('cases of the forms, judged in Chromium by the bytes that the server hands out', () => {
  let portal: Portal;
  let browser: Browser;
  let page: Page;
  const refused: string[] = [];

  beforeAll(async () => {
    let script: string;
    [portal, browser, script] = await Promise.all([startPortal(), borrowBrowser(), bundleJudge()]);
    // One page for all forms: nothing is done in it but to load them and to judge.
    page = await (await browser.newContext({ baseURL: portal.url })).newPage();
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.route('**/judge.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.goto('/login', { waitUntil: 'networkidle' });
  });
  afterAll(async () => {
    await giveBackBrowser(browser);
    await portal?.stop();
  });

  it.each(formsWithCases)('%s: the same verdicts as in Node (R-620, R-621)', async (name) => {
    const cases = casesOf(name);
    // A text, because the test runner would rewrite the imports of a function.
    const verdicts = await page.evaluate(`(async () => {
      const config = JSON.parse(document.getElementById('reelform-config').textContent);
      const { createFormModule, judge } = await import('/judge.js');
      const form = createFormModule((await import(config.forms[${JSON.stringify(name)}])).default);
      return ${JSON.stringify(cases)}.map(({ data, ...options }) => judge(form, data, options));
    })()`);
    const expected = cases.map(({ errors }) => (errors.length === 0 ? { valid: true } : { valid: false, errors }));
    expect(verdicts).toEqual(expected);
    expect(refused).toEqual([]);
  });
});
