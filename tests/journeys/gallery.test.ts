import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { type GalleryServer, startGallery } from './galleryServer.ts';
import { describeHalfTyped } from './halfTyped.ts';
import { describeLongLists } from './longLists.ts';
import { describeNothingLost } from './nothingLost.ts';
import { describeOrderedList } from './orderedList.ts';
import { describePrint } from './print.ts';
import { describeRightToLeft } from './rightToLeft.ts';
import { describeSystemColours } from './systemColours.ts';
import { describeTouch } from './touch.ts';
import { describeTyping } from './typing.ts';
import { describeWidgetWidths } from './widgetWidths.ts';

/** Puts a text in the editor in place of another one that stands there. */
const replaceInEditor = async (page: Page, search: string, replacement: string) => {
  const editor = page.getByRole('textbox', { name: 'schema.json, editable' });
  await editor.click();
  await page.keyboard.press('Control+Home');
  const content = (await editor.locator('.cm-line').allTextContents()).join('\n');
  const at = content.indexOf(search);
  expect(at, `'${search}' stands in the editor`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < search.length; step += 1) await page.keyboard.press('Delete');
  await page.keyboard.insertText(replacement);
};

let gallery: GalleryServer;
let url: string;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([startGallery(), borrowBrowser()]);
  url = gallery.url;
});

afterAll(async () => {
  await giveBackBrowser(browser);
  gallery?.stop();
});

describe('the gallery', () => {
  it('an edited limit is in force at once, and a broken file is told with its line while the form stays', async () => {
    const { page, complaints } = await openPage(browser, url, 1440);
    await page.goto('/');
    await page.getByRole('textbox', { name: 'schema.json, editable' }).waitFor();
    await page.locator('main form').waitFor();
    await expectAccessible(page, 'the page that one arrives at');
    await page.getByRole('searchbox', { name: 'Search examples and their JSON' }).fill('maxLength');
    await page.getByRole('link', { name: 'maxLength', exact: true }).click();
    await page.getByRole('heading', { name: 'maxLength', level: 1 }).waitFor();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await expectAccessible(page, 'an example');

    await replaceInEditor(page, '10', '5');
    const field = page.getByRole('textbox', { name: 'Title' });
    await page.getByText('8/5').waitFor();
    await field.fill('Nocturnes');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Please enter the value must be less than or equal to 5 characters.').first().waitFor();

    await replaceInEditor(page, '"maxLength"', '"maxLngth"');
    await page.getByRole('button', { name: /'maxLngth' is not a keyword\..*schema\.json, line 4/ }).waitFor();
    await page.getByText('The form shows the last version that compiled.').waitFor();
    expect(await field.inputValue()).toBe('Nocturnes');
    await expectAccessible(page, 'a broken example');
    await replaceInEditor(page, '"maxLngth"', '"maxLength"');
    await page.getByText('The form shows the last version that compiled.').waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('Nocturnes');
    await replaceInEditor(page, '"maxLength"', '"minLength": 9, "maxLength"');
    await page
      .getByRole('list', { name: '1 note' })
      .getByRole('button', { name: /'minLength' is more than 'maxLength', 5.*schema\.json, line 4/ })
      .waitFor();
    await expectAccessible(page, 'an example with a note');

    await page.getByRole('tab', { name: 'Verdict' }).click();
    await page.getByRole('heading', { name: /Strict verdict/ }).waitFor();
    await expectAccessible(page, 'the verdicts');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a copied link brings the edits back, other examples and a reload leave them, and Reset takes them away', async () => {
    const { page, complaints } = await openPage(browser, url, 1440);
    await page.goto('/#/keywords/max-length');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await replaceInEditor(page, '10', '77');
    await page.getByText('8/77').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'The link is in the address bar' }).waitFor();
    expect(page.url()).toBe(link);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('8/77').waitFor();
    const goTo = async (title: string) => {
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    };
    await goTo('minLength');
    await goTo('maxLength');
    await page.getByText('8/77').waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'maxLength', level: 1 }).waitFor();
    await replaceInEditor(page, '77', '66');
    await page.getByText('8/66').waitFor();
    await page.getByRole('textbox', { name: 'Title' }).fill('Dusk');
    await page.getByText('4/66').waitFor();
    await page.reload();
    await page.getByText('4/66').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByText('8/10').waitFor();
    await goTo('minLength');
    await goTo('maxLength');
    await page.getByText('8/10').waitFor();
    await page.reload();
    await page.getByText('8/10').waitFor();
    await page.goto('/#/keywords/max-lenght');
    await page.getByText('There is no example “keywords/max-lenght”').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('what was done to a file can be undone when it is looked at again, and where no form can be shown stands why', async () => {
    const { page, complaints } = await openPage(browser, url, 390);
    await page.goto('/#/keywords/max-length');
    const field = page.getByRole('textbox', { name: 'Title' });
    await field.waitFor();
    await page.getByRole('tab', { name: 'Files' }).click();
    const editor = page.getByRole('textbox', { name: 'schema.json, editable' });
    const complaint = page.getByRole('button', { name: /^This is not JSON/ });
    const breakFile = async () => {
      await editor.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('}');
      await complaint.waitFor();
    };
    await breakFile();
    await page.getByRole('tab', { name: 'ui.json' }).click();
    await page.getByRole('textbox', { name: 'ui.json, editable' }).waitFor();
    await page.getByRole('tab', { name: 'schema.json' }).click();
    await editor.click();
    await page.keyboard.press('Control+z');
    await complaint.waitFor({ state: 'detached' });

    await breakFile();
    await page.reload();
    await page.getByText(/^There is no form yet\. This is not JSON: .* \(schema\.json, line \d+\)$/).waitFor();
    await page.getByRole('tab', { name: 'Files' }).click();
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Backspace');
    await page.getByRole('tab', { name: 'Form' }).click();
    await field.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a form that was asked for while the server was away comes by itself when it is back', async () => {
    const { page } = await openPage(browser, url, 1440);
    await page.goto('/#/keywords/max-length');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'minLength', exact: true }).click();
    await page.getByRole('button', { name: /server does not answer/ }).waitFor();
    await page.context().setOffline(false);
    await page.locator('main form').getByRole('textbox', { name: 'Synopsis' }).waitFor();
    await page.getByRole('button', { name: /server does not answer/ }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('a file of any size is taken or refused in words', async () => {
    const { page, complaints } = await openPage(browser, url, 1440);
    await page.goto('/#/keywords/max-length');
    const editor = page.getByRole('textbox', { name: 'schema.json, editable' });
    await page.locator('main form').waitFor();
    const paste = async (content: string) => {
      await editor.click();
      await page.keyboard.press('Control+A');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), content);
      await page.keyboard.press('Control+V');
    };
    await paste(JSON.stringify({ type: 'object', description: 'x'.repeat(4_100_000) }));
    await page.getByRole('button', { name: /^These files are more than the gallery takes: 4 MB together\./ }).waitFor();
    await paste('');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: /^This is not JSON: the file is empty\./ }).waitFor();
    await paste('{ "type": "object", "properties": { "name": { "type": "string" } } }');
    await page.locator('main form').getByRole('textbox', { name: 'name' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a tablet', 768],
    ['a phone', 390],
  ])('on %s the examples are behind a button, and nothing is wider than the page', async (_name, width) => {
    const { page, complaints } = await openPage(browser, url, width);
    await page.goto('/#/rules/lock');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await page.getByRole('combobox', { name: 'status' }).selectOption('submitted');
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).getAttribute('readonly')).not.toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, `a page of ${width} px`);
    await page.getByRole('button', { name: 'Show all examples' }).click();
    await page.getByRole('link', { name: 'waive', exact: true }).click();
    await page.getByRole('heading', { name: 'waive', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('in the dark theme it is accessible too', async () => {
    const { page, complaints } = await openPage(browser, url, 1440);
    await page.goto('/#/messages/summary');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Please check 4 of your entries' }).waitFor();
    await expectAccessible(page, 'the dark theme');
    for (const name of ['image-upload-list', 'subtitle-list']) {
      await page.goto(`/#/widgets/${name}`);
      await page.locator('main form').getByText('Rejected').first().waitFor();
      await expectAccessible(page, `what was rejected, in the dark theme: ${name}`);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a video is judged before it is sent: warned of with the way to mend it, refused, or shown (R-138, R-188, R-217)', async () => {
    const { page, complaints } = await openPage(browser, url, 1440);
    await page.goto('/#/keywords/media-rules');
    const form = page.locator('main form');
    const videos = join(process.cwd(), 'widgets/src/media/fixture');
    const choose = (file: Parameters<Locator['setInputFiles']>[0]) => form.locator('input[type="file"]').setInputFiles(file);
    await form.locator('input[type="file"]').waitFor({ state: 'attached' });

    const whole = readFileSync(join(videos, 'index-in-front.mp4'));
    await choose({ name: 'cut.mp4', mimeType: 'video/mp4', buffer: whole.subarray(0, whole.length - 500) });
    await form.getByText('This file is incomplete.').first().waitFor();
    await choose(join(videos, 'cover-only.mp4'));
    await form.getByText('There are no moving pictures in this file.').first().waitFor();
    await choose(join(videos, 'prores-renamed.mp4'));
    await form.getByText('MOV files are not supported. Please upload an MP4 file.').first().waitFor();
    expect(await form.getByRole('button', { name: 'Play' }).count()).toBe(0);

    await choose(join(videos, 'hevc.mp4'));
    await form.getByText('The pictures are encoded as H.265 (HEVC); H.264 is asked for.').waitFor();
    await form.getByText(/^ffmpeg -i input.mp4/).waitFor();
    await form.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ffmpeg -i input.mp4/);
    await form.getByText('File Uploaded', { exact: true }).first().waitFor();
    await expectAccessible(page, 'a video that is warned of');

    await choose(join(process.cwd(), 'tests/journeys/fixtures/short-film.mp4'));
    await form.getByRole('img', { name: /^A picture from/ }).waitFor();
    await form.getByText('File Uploaded', { exact: true }).first().waitFor();
    await form.getByRole('button', { name: 'Play' }).click();
    await page.waitForFunction(() => (document.querySelector('main video') as HTMLVideoElement | null)?.videoWidth);
    await form.getByText('Some video previews may not work in the browser.').waitFor();
    await expectAccessible(page, 'the player');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describeLongLists(() => ({ browser, url }));

describeHalfTyped(() => ({ browser, url }));

describeNothingLost(() => ({ browser, url }));

describeOrderedList(() => ({ browser, url }));

describeTyping(() => ({ browser, url }));

describePrint(() => ({ browser, url }));

describeRightToLeft(() => ({ browser, url }));

describeSystemColours(() => ({ browser, url }));

describeTouch(() => ({ browser, url }));

describeWidgetWidths(() => ({ browser, url }));
