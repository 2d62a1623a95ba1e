import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { quicktimeFilm, sha256, writeFilm } from './film-file.ts';
import { people } from './person.ts';
import { type Portal, startPortal } from './portal.ts';
import { register } from './register.ts';

const title = 'Please enter the value must be less than or equal to 200 characters.';

describe('submitting films', () => {
  let portal: Portal;
  let browser: Browser;
  let folder: string;
  let film: { path: string; sha256: string; size: number };
  let episode: { path: string };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reelform-films-'));
    film = writeFilm(folder, 'my short film.mp4', 21_000_000);
    episode = writeFilm(folder, 'episode.mp4', 60_000);
    [portal, browser] = await Promise.all([startPortal(), borrowBrowser()]);
  });

  afterAll(async () => {
    await giveBackBrowser(browser);
    await portal?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(people)('with the $hands', ({ meet }) => {
    it('a new filmmaker registers, submits a short film of 21 MB and finds it in My Films (R-064, R-066, R-089, R-121 to R-124, R-136, R-138 to R-142, R-155 to R-161, R-167 to R-169, R-191)', async () => {
      const { page, complaints } = await openPage(browser, portal.url);
      const person = meet(page);
      await register(page, person);

      await person.press('button', 'Submit New Film');
      const dialog = page.getByRole('dialog', { name: 'Submit New Film' });
      await dialog.waitFor();
      await expectAccessible(page, 'the submission dialog');

      const submit = dialog.getByRole('button', { name: 'Save and Submit Now' });
      await person.fill(/^Title/, 'The Long Way Home', dialog);
      await person.choose(/^Type/, 'Short Film', dialog);
      await person.fill(/^Short description/, 'A sailor walks home.', dialog);
      expect(await dialog.getByText(/highest-quality mp4/i).isVisible()).toBe(true);
      expect(await submit.isEnabled()).toBe(false);

      await person.pickFile(/Choose a video/, quicktimeFilm, dialog);
      await dialog.getByText('MOV files are not supported. Please upload an MP4 file.').first().waitFor();

      const labels: string[] = [];
      await page.exposeFunction('noteLabel', (text: string) => labels.push(text));
      await dialog.evaluate((element) => {
        const note = Reflect.get(globalThis, 'noteLabel');
        new MutationObserver(() => {
          const text = element.textContent?.match(/File Uploading \(\d+%\)|File Uploaded/)?.[0];
          if (text) note(text);
        }).observe(element, { subtree: true, childList: true, characterData: true });
      });
      const put = page.waitForRequest((request) => request.method() === 'PUT');
      await person.pickFile(/Choose a video/, film.path, dialog);
      await dialog.getByText('Do not close the window or save the details until whole file is uploaded.').first().waitFor();
      const request = await put;
      expect(new URL(request.url()).pathname).toMatch(/films\/\d+\/assets\//);
      expect(request.headers()['content-type']).toBe('video/mp4');
      await dialog.getByText('File Uploaded', { exact: true }).first().waitFor({ timeout: 60_000 });
      const percents = labels.flatMap((label) => /\((\d+)%\)/.exec(label)?.[1] ?? []).map(Number);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(percents.length).toBeGreaterThan(0);

      expect(await submit.isEnabled()).toBe(false);
      await person.toggle(/Terms and Conditions/, dialog);
      await expect.poll(() => submit.isEnabled()).toBe(true);
      await person.toggle(/Terms and Conditions/, dialog);
      await expect.poll(() => submit.isEnabled()).toBe(false);
      await person.toggle(/Terms and Conditions/, dialog);
      await expect.poll(() => submit.isEnabled()).toBe(true);

      const saved = page.waitForResponse((response) => /\/films\/\d+\/update$/.test(response.url()));
      await person.press('button', 'Save and Submit Now', dialog);
      expect((await saved).status()).toBe(200);
      await page.getByText('Created successfully.', { exact: true }).first().waitFor();
      await dialog.waitFor({ state: 'detached' });

      const row = page.getByRole('row', { name: /The Long Way Home/ });
      await row.waitFor();
      const cells = (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim());
      expect(cells).toContain('1');
      expect(cells).toContain('Short Film');
      expect(cells).toContain('-');
      await expectAccessible(page, 'My Films');

      await person.press('button', 'Actions for The Long Way Home');
      await person.press('menuitem', 'View');
      const view = page.getByRole('dialog', { name: 'View Film' });
      await view.getByText('Your submission is under review. Please stay tuned for updates.').waitFor();
      await expectAccessible(page, 'the View Film dialog');
      const source = await view.locator('video').getAttribute('src');
      const stored = Buffer.from(await (await fetch(new URL(source ?? '', portal.url))).arrayBuffer());
      expect({ size: stored.length, sha256: sha256(stored) }).toEqual({ size: film.size, sha256: film.sha256 });
      await page.keyboard.press('Escape');
      await view.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('a series is kept as a draft, taken up again with three episodes, has no fourth, and is submitted (R-099, R-107, R-117, R-121, R-129 to R-135, R-137, R-142, R-147, R-149, R-587, R-588)', async () => {
      const { page, complaints } = await openPage(browser, portal.url);
      const person = meet(page);
      await register(page, person);

      await person.press('button', 'Submit New Film');
      const dialog = page.getByRole('dialog');
      await person.fill(/^Title/, 'x'.repeat(201), dialog);
      await person.press('button', 'Save and Finish Later', dialog);
      await dialog.getByText(title).first().waitFor();
      await person.fill(/^Title/, 'Harbour Lights', dialog);
      await person.choose(/^Type/, 'Series', dialog);
      await person.press('button', 'Save and Finish Later', dialog);
      await page.getByText('Created successfully.').first().waitFor();
      const row = page.getByRole('row', { name: /Harbour Lights/ });
      await row.getByText('Please upload film assets').waitFor();

      await person.press('button', 'Actions for Harbour Lights');
      await person.press('menuitem', 'Edit');
      const edit = page.getByRole('dialog', { name: 'Edit Film' });
      await edit.waitFor();
      await person.fill(/^Short description/, 'Three nights in a harbour.', edit);
      await person.toggle(/Terms and Conditions/, edit);
      await person.press('button', 'Save and Submit Now', edit);
      await edit.getByText('Please upload at least one episode').first().waitFor();
      await expectAccessible(page, 'the refused submission');

      for (const number of [1, 2, 3]) {
        await person.press('button', 'Add episode', edit);
        const card = edit.getByRole('group', { name: `Episode ${number}` });
        await person.fill(/^Episode title/, `Night ${number}`, card);
        await person.pickFile(/Choose a video/, episode.path, card);
        await card.getByText('File Uploaded', { exact: true }).first().waitFor();
      }
      await expect.poll(() => edit.getByRole('button', { name: 'Add episode' }).isDisabled()).toBe(true);
      await person.press('button', 'Save and Submit Now', edit);
      await page.getByText('Updated successfully.').first().waitFor();
      await expect.poll(() => row.textContent()).not.toContain('Please upload film assets');

      await person.press('button', 'Actions for Harbour Lights');
      await person.press('menuitem', 'View');
      const view = page.getByRole('dialog', { name: 'View Series' });
      await view
        .getByText(/Night 3/)
        .first()
        .waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  it('what another type was given is asked about before a submission deletes it, on a narrow screen too, and a toast is seen over the dialog, but not on paper', async () => {
    const { page, complaints } = await openPage(browser, portal.url, 768);
    const person = people[0].meet(page);
    await register(page, person);
    await person.press('button', 'Submit New Film');
    const dialog = page.getByRole('dialog', { name: 'Submit New Film' });
    await person.fill(/^Title/, 'Two Kinds', dialog);
    await person.choose(/^Type/, 'Short Film', dialog);
    await person.fill(/^Short description/, 'It changed its mind.', dialog);
    await person.pickFile(/Choose a video/, episode.path, dialog);
    await dialog.getByText('File Uploaded', { exact: true }).first().waitFor();
    await person.press('button', 'Remove', dialog);
    await person.press('button', 'Delete', page.getByRole('alertdialog'));
    const toast = page.locator('.fui-Toast', { hasText: 'Video removed successfully.' });
    await toast.waitFor();
    const isSeen = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await toast.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await person.pickFile(/Choose a video/, episode.path, dialog);
    await dialog.getByText('File Uploaded', { exact: true }).first().waitFor();
    await person.choose(/^Type/, 'Series', dialog);
    await person.press('button', 'Add episode', dialog);
    const card = dialog.getByRole('group', { name: 'Episode 1' });
    await person.fill(/^Episode title/, 'Night 1', card);
    await person.pickFile(/Choose a video/, episode.path, card);
    await card.getByText('File Uploaded', { exact: true }).first().waitFor();
    await person.toggle(/Terms and Conditions/, dialog);
    await person.press('button', 'Save and Submit Now', dialog);
    const question = page.getByRole('alertdialog', { name: 'Submit as this type' });
    await question.getByText(/will be deleted with it/).waitFor();
    await expectAccessible(page, 'the question before a submission');
    const heights = await question
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toEqual([32, 32]);
    await person.press('button', 'Cancel', question);
    await question.waitFor({ state: 'detached' });
    await person.press('button', 'Save and Submit Now', dialog);
    await person.press('button', 'Save and Submit Now', question);
    await page.getByText('Created successfully.').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a film whose save does not reach the server is offered again while it is away, and saved once (R-143)', async () => {
    const { page } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    await register(page, person);
    await person.press('button', 'Submit New Film');
    const dialog = page.getByRole('dialog', { name: 'Submit New Film' });
    await person.fill(/^Title/, 'In a Tunnel', dialog);
    await page.context().setOffline(true);
    await person.press('button', 'Save and Finish Later', dialog);
    await page
      .getByText(/^The server can not be reached/)
      .first()
      .waitFor();
    await dialog.waitFor({ state: 'detached' });
    await person.press('button', 'Submit New Film');
    await person.press('button', 'Bring them back', dialog);
    await page.context().setOffline(false);
    await person.press('button', 'Save and Finish Later', dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Created successfully.').first().waitFor();
    const rows = page.getByRole('row', { name: /In a Tunnel/ });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1);
    await page.context().close();
  });

  it('what a tampered client sends is refused by the server with the text that the page shows (R-126, R-135, R-620, R-621)', async () => {
    const { page } = await openPage(browser, portal.url);
    await register(page, people[0].meet(page));
    const answer = await page.evaluate(async () => {
      const body = {
        programStatus: 1,
        programDetails: { title: 'x'.repeat(201), type: 'SHORT_FILM', shortDescription: 'y', terms: true },
        episodeData: [],
      };
      const reply = await fetch('/admin-api/filmmakers/films/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: reply.status, body: await reply.json() };
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { path: '/title', keyword: 'maxLength', message: title },
      { path: '/videoUrl', keyword: 'required', message: 'Please upload film' },
    ]);
    await page.context().close();
  });
});
