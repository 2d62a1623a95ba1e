import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilm, uploadVideo } from '../api/films.ts';
import { createTestServer, type TestServer } from '../api/test-server.ts';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { sha256, writeFilm } from './film-file.ts';
import { appDirectory } from './journey.ts';
import { logIn } from './logIn.ts';
import { people } from './person.ts';
import { createHome, type Portal, startPortal } from './portal.ts';
import { register } from './register.ts';

/** Parts as small as S3 takes them, so that a small film has many. */
const partBytes = 5 * 1024 ** 2;

/** So many that some are not begun at 60 %: Chromium ends the limit with its tab, and what was under way arrives at once. */
const partCount = 17;

/** Limits what a page sends; what it answers changes the limit, in bytes a second. */
const slowDown = async (page: Page, bytesPerSecond: number) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await limit(bytesPerSecond);
  return limit;
};

/** Numbers of the parts that a page puts. */
const watchParts = (page: Page) => {
  const parts: number[] = [];
  page.on('request', (request) => {
    const number = new URL(request.url()).searchParams.get('partNumber');
    if (request.method() === 'PUT' && number !== null) parts.push(Number(number));
  });
  return parts;
};

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reelform-uploads-'));
  browser = await borrowBrowser();
});
afterAll(async () => {
  await giveBackBrowser(browser);
  rmSync(folder, { recursive: true, force: true });
});

describe('large films', () => {
  let portal: Portal;
  let film: { path: string; sha256: string; size: number };

  beforeAll(async () => {
    film = writeFilm(folder, 'large film.mp4', (partCount - 1) * partBytes + 1000);
    const home = createHome();
    const file = join(home.schemasDirectory, 'options/uploads.json');
    const options = JSON.parse(readFileSync(file, 'utf8'));
    options.transfer = { ...options.transfer, singlePutBytes: 1_000_000, partBytes, smallPartBytes: partBytes };
    writeFileSync(file, JSON.stringify(options));
    portal = await startPortal({}, home);
  });

  afterAll(async () => {
    await portal?.stop();
  });

  /**
   * Registers someone and begins to upload a film, at so many bytes a second from its first one on: so few that it is still
   * under way when something is done about it, however busy the machine is.
   */
  const begin = async (bytesPerSecond = 1_000_000) => {
    const { page, complaints } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    const account = await register(page, person);
    await person.press('button', 'Submit New Film');
    const dialog = page.getByRole('dialog', { name: 'Submit New Film' });
    await person.fill(/^Title/, 'Harbour Lights', dialog);
    await person.choose(/^Type/, 'Short Film', dialog);
    const limit = await slowDown(page, bytesPerSecond);
    await person.pickFile(/Choose a video/, film.path, dialog);
    await dialog
      .getByText(/File Uploading/)
      .first()
      .waitFor();
    return { page, complaints, person, dialog, account, limit };
  };
  const percentOf = async (place: Locator) => Number(/(\d+)%/.exec((await place.textContent()) ?? '')?.[1] ?? 0);
  const storedHash = (page: Page) =>
    page
      .evaluate(async () => {
        const list = await (await fetch('/admin-api/filmmakers/films?page=1')).json();
        const view = await (await fetch(`/admin-api/filmmakers/films/${list.data.rows[0].id}/view`)).json();
        return new URL(view.data.videoLivePreview, location.href).href;
      })
      .then(async (url) => sha256(new Uint8Array(await (await fetch(url)).arrayBuffer())));

  it('a tab that dies at 60 %: after coming back the same file sends only the missing parts', async () => {
    // A busy machine looks seldom: what is not begun at 60 % must not be in between.
    const { page, complaints, limit } = await begin(3_000_000);
    const stored = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('reelform-uploads-')) ?? '';
        const [left] = JSON.parse(localStorage.getItem(key) ?? '[]');
        return left ? left.sentBytes / left.size : 0;
      });
    await expect.poll(stored, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0.55);
    await limit(1000);
    const arrived = Math.round(((await stored()) * film.size) / partBytes);
    await page.goto('chrome://crash').catch(() => undefined);

    const back = await page.context().newPage();
    const parts = watchParts(back);
    await back.goto('/');
    const tray = back.getByRole('region', { name: 'Uploads' });
    await tray.getByText('large film.mp4 for Harbour Lights').waitFor();
    await tray.getByText(/% had arrived\. Choose the same file again/).waitFor();
    await expectAccessible(back, 'the uploads that were left');
    const chooser = back.waitForEvent('filechooser');
    await tray.getByRole('button', { name: 'Choose the file' }).click();
    await (await chooser).setFiles(film.path);
    await tray.getByText('File Uploaded').waitFor({ timeout: 60_000 });
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts.length).toBeLessThanOrEqual(partCount - arrived);
    expect(parts.length).toBeGreaterThan(0);
    expect(await storedHash(back)).toBe(film.sha256);
    expect(complaints).toEqual([]);
    await back.context().close();
  });

  it('it pauses, goes on without its dialog, shows there again when that is reopened, and is submitted when it has arrived (R-136, R-140)', async () => {
    const { page, complaints, person, dialog, limit } = await begin();
    const parts = watchParts(page);
    await dialog.getByText(/\/s, about .* left/).waitFor();
    // So slow that it is still under way when the dialog is opened again, however busy the machine is.
    await limit(400_000);
    await person.press('button', 'Pause', dialog);
    await dialog.getByText('Paused. Nothing is sent until you resume.').first().waitFor();
    const sent = parts.length;
    await page.waitForTimeout(1000);
    expect(parts.length).toBe(sent);
    await person.press('button', 'Resume', dialog);

    await person.press('button', 'Close', dialog);
    await page.getByText('The upload goes on without this window').waitFor();
    await person.press('button', 'Leave');
    await dialog.waitFor({ state: 'detached' });
    const tray = page.getByRole('region', { name: 'Uploads' });
    await tray.getByText('large film.mp4 for Harbour Lights').waitFor();
    await expectAccessible(page, 'the uploads under way');
    await page.getByRole('link', { name: 'My Films' }).first().click();
    const before = await percentOf(tray);
    await expect.poll(() => percentOf(tray)).toBeGreaterThan(before);

    await person.press('button', 'Actions for Harbour Lights');
    await person.press('menuitem', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Film' });
    await edit
      .getByText(/File Uploading/)
      .first()
      .waitFor();
    await person.toggle(/Terms and Conditions/, edit);
    const submit = edit.getByRole('button', { name: 'Save and Submit Now' });
    expect(await submit.isDisabled()).toBe(true);
    await limit(50_000_000);
    await edit.getByText('File Uploaded', { exact: true }).first().waitFor({ timeout: 60_000 });
    await expect.poll(() => submit.isEnabled()).toBe(true);
    expect(await storedHash(page)).toBe(film.sha256);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a logout in the middle stops it, and the next visit offers the rest', async () => {
    const { page, person, dialog, account } = await begin();
    await dialog.getByText(/\/s, about .* left/).waitFor();
    await page.evaluate(() => fetch('/api/logout'));
    await page.waitForURL('**/login');
    await page.goto('/login');
    await logIn(person, account);
    const tray = page.getByRole('region', { name: 'Uploads' });
    await tray.getByText('large film.mp4 for Harbour Lights').waitFor();
    await person.press('button', 'Discard', tray);
    await tray.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('files that are saved with a form', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ config: { appDirectory } });
  });
  afterAll(() => server?.stop());

  it('a BTS file survives leaving its form, a reload and a logout, and is saved from its field in the end', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const film = await createFilm(ada, { type: 'SHORT_FILM', title: 'Harbour Lights' });
    await uploadVideo(server.url, ada, film);
    await server.database.tables.updateTable('films').set({ status: 4 }).where('id', '=', film).execute();
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) % 251);
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
    const sheet = join(folder, 'call sheet.pdf');
    writeFileSync(sheet, bytes);

    const { page, complaints } = await openPage(browser, server.url);
    page.on('dialog', (question) => question.accept());
    const person = people[0].meet(page);
    const enter = async () => {
      await page.goto('/login');
      await logIn(person, ada);
    };
    const list = page.getByRole('dialog', { name: 'BTS Files' });
    const form = page.getByRole('dialog', { name: 'Add BTS File' });
    const openForm = async () => {
      await person.press('button', 'Actions for Harbour Lights');
      await person.press('menuitem', 'View');
      await person.press('button', 'BTS Files');
      await person.press('button', 'Add New', list);
      await form.getByRole('button', { name: /^File/ }).first().waitFor();
    };
    const tray = page.getByRole('region', { name: 'Uploads' });
    await enter();
    const limit = await slowDown(page, 50_000);
    await openForm();
    await person.pickFile(/^File/, sheet, form);
    await form.getByRole('progressbar').waitFor();
    await person.fill(/^Notes/, 'Second day', form);
    await person.press('button', 'Close', form);
    await page.getByText('The upload goes on without this window').waitFor();
    await person.press('button', 'Leave');
    await person.press('button', 'Close', list);
    await page.getByRole('link', { name: 'My Films' }).first().click();
    await tray.getByText('call sheet.pdf for Harbour Lights').waitFor();
    await person.press('button', 'Pause', tray);
    await tray.getByText(/^Paused/).waitFor();

    await page.reload();
    await tray.getByText('It was not finished. Choose the same file again to send it.').waitFor();
    await limit(100_000_000);
    await person.pickFile('Choose the file', sheet, tray);
    await tray.getByText('Uploaded. Open “Add BTS File” again and save it.').waitFor({ timeout: 60_000 });
    await expectAccessible(page, 'a file that waits for its form');
    await page.evaluate(() => fetch('/api/logout'));
    await enter();
    await tray.getByText('Uploaded. Open “Add BTS File” again and save it.').waitFor();
    const stored = () => server.database.tables.selectFrom('bts_documents').selectAll().execute();
    expect(await stored()).toEqual([]);

    await openForm();
    await form.getByText(/call.sheet\.pdf$/).waitFor();
    await person.press('button', 'Bring them back', form);
    await person.press('button', 'Submit', form);
    await page.getByText('Created successfully.').first().waitFor();
    await tray.waitFor({ state: 'detached' });
    const [document] = await stored();
    expect(document).toMatchObject({ film_id: film, file_name: 'call sheet.pdf', notes: 'Second day' });
    const row = list.getByRole('row', { name: /call sheet\.pdf/ });
    await row.waitFor();
    const url = await page.evaluate(async (id) => {
      const reply = await (await fetch(`/admin-api/filmmakers/films/${id}/bts-docs?page=1`)).json();
      return new URL(reply.data.rows[0].url, location.href).href;
    }, film);
    expect(sha256(new Uint8Array(await (await fetch(url)).arrayBuffer()))).toBe(sha256(bytes));
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
