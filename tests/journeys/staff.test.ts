import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4 } from '../api/films.ts';
import { waitForLink } from '../api/mails.ts';
import { submitFilm } from '../api/staff.ts';
import { staffAccount, type TestServer } from '../api/test-server.ts';
import { expectAccessible, openPage } from './browser.ts';
import { beginJourney, endJourney } from './journey.ts';
import { openLoggedIn } from './logIn.ts';
import { people } from './person.ts';
import { plainPicture } from './picture-file.ts';

const [, keyboard] = people;
const shots = process.env['SHOTS'];

/** Pictures for people, where a folder for them is given. */
const shoot = async (page: Page, name: string) => {
  if (shots === undefined) return;
  const before = page.viewportSize();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
  }
  if (before) await page.setViewportSize(before);
};

/** A contract on paper: its frame is as long as what is in it, neither cut off nor followed by empty sheets, and nothing in it is to be pressed. */
const expectWholePrint = async (page: Page) => {
  const before = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const [wide, length, whole, pressed] = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      const paper = frame.contentDocument?.documentElement;
      const all = [...(paper?.querySelectorAll('button, summary') ?? [])];
      const buttons = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      return [frame.clientWidth, frame.clientHeight, paper?.getBoundingClientRect().height ?? 0, buttons.length];
    });
    expect(pressed, 'buttons on paper').toBe(0);
    expect(wide).toBe(680);
    expect(Math.abs((length ?? 0) - (whole ?? 0)), `${length} px for ${whole}`).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
  if (before) await page.setViewportSize(before);
};

describe('a film between its filmmaker and the staff', () => {
  let server: TestServer;
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reelform-staff-'));
    [server, browser] = await beginJourney();
  });
  afterAll(async () => {
    await endJourney(server, browser);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is rejected for a video, which is replaced, and signed in its frame, with the keyboard alone (R-008, R-102, R-115, R-302, R-305, R-306, R-309, R-310, R-390)', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const { id } = await submitFilm(server, ada, 'The Long Way Home');

    const staff = await openLoggedIn(browser, server.url, staffAccount, keyboard);
    const { page: desk, person: judge } = staff;
    await desk.getByRole('link', { name: 'The Long Way Home' }).waitFor();
    expect(new URL(desk.url()).pathname).toBe('/staff');
    await expectAccessible(desk, 'the queue');
    await shoot(desk, 'queue');
    await judge.press('link', 'The Long Way Home');
    await desk.getByRole('heading', { name: 'The Long Way Home' }).waitFor();
    await judge.press('button', 'Reject Video');
    const reject = desk.getByRole('dialog', { name: 'Reject Video' });
    await reject.getByLabel(/^What is wrong/).waitFor();
    await expectAccessible(desk, 'a rejection');
    await shoot(desk, 'reject');
    await judge.fill(/^What is wrong/, 'The sound is missing.', reject);
    await judge.press('button', 'Confirm', reject);
    await desk.getByText('Rejected: The sound is missing.').waitFor();
    await reject.waitFor({ state: 'detached' });
    await judge.press('button', 'Reject film');
    const film = desk.getByRole('dialog', { name: 'Reject film' });
    await judge.fill(/^What is wrong/, 'Please send the video again.', film);
    await judge.press('button', 'Confirm', film);
    await desk.getByText('Film rejected').waitFor();
    await expectAccessible(desk, 'a film at the desk');
    const toChannels = desk.getByRole('link', { name: 'Channels' });
    await desk.emulateMedia({ media: 'print' });
    expect(await toChannels.isVisible(), 'the menu on paper').toBe(false);
    const pressed = desk
      .locator('main')
      .getByRole('button')
      .or(desk.getByText('Decide', { exact: true }));
    expect(await pressed.filter({ visible: true }).allInnerTexts(), 'buttons on paper').toEqual([]);
    await desk.emulateMedia({ media: null });
    expect(await toChannels.isVisible()).toBe(true);
    await shoot(desk, 'film');

    const owner = await openLoggedIn(browser, server.url, ada, keyboard);
    const { page, person } = owner;
    await page.getByRole('row', { name: /The Long Way Home.*1 assets rejected/ }).waitFor();
    await page.getByText('2 notifications').first().waitFor({ state: 'attached' });
    writeFileSync(join(folder, 'again.mp4'), mp4);
    await page.goto(`/films/view/${id}`);
    await person.press('button', 'Manage Assets');
    const assets = page.getByRole('dialog', { name: 'Manage Assets' });
    await assets.getByText('The sound is missing.').first().waitFor();
    await person.press('button', 'Close', assets);
    await assets.waitFor({ state: 'detached' });
    await person.press('button', 'Film video');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-manage-assets_videoUrl');
    const inline = page.getByRole('region', { name: 'Manage Assets' });
    await inline.getByText('The sound is missing.').waitFor();
    await expectAccessible(page, 'rejected assets in the page');
    const registered = page.waitForResponse((response) => /upload-assets$/.test(response.url()));
    await person.pickFile(/^Video/, join(folder, 'again.mp4'), inline);
    expect((await registered).status()).toBe(200);
    await inline.getByText('Awaiting review').first().waitFor();
    await person.press('button', 'Save and Send for Review', inline);
    await page.getByText('Data saved successfully.').first().waitFor();

    await desk.reload();
    await judge.press('button', 'Send contract');
    const send = desk.getByRole('dialog', { name: 'Send contract' });
    await judge.press('button', 'Confirm', send);
    await desk.getByText('Contract sent').first().waitFor();

    const { link } = await waitForLink(server.home.dataDirectory, ada.email, '/contract/');
    const { page: paper, complaints } = await openPage(browser, server.url);
    await paper.goto(new URL(link).pathname);
    const frame = paper.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Licence agreement for “The Long Way Home”' }).waitFor();
    await expectAccessible(paper, 'a contract');
    await shoot(paper, 'contract');
    await expectWholePrint(paper);
    await frame.getByRole('button', { name: 'Sign' }).focus();
    await paper.keyboard.press('Enter');
    const name = frame.getByLabel('Your full name');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await frame.locator(`#${await name.getAttribute('aria-describedby')}`).textContent()).toBe(
      'Please type your full name.',
    );
    await expectAccessible(paper, 'a contract that was not signed');
    await name.focus();
    await paper.keyboard.type('Ada Lumen');
    await frame.getByRole('checkbox').focus();
    await paper.keyboard.press('Space');
    const told = paper.waitForResponse((response) => /status-change$/.test(response.url()));
    await frame.getByRole('button', { name: 'Sign' }).focus();
    await paper.keyboard.press('Enter');
    expect((await told).status()).toBe(200);
    await paper.waitForURL(/\/login$/);
    expect(complaints).toEqual([]);

    await desk.reload();
    await desk.getByText(/^Signed by Ada Lumen/).waitFor();
    await shoot(desk, 'signed');
    await judge.press('link', 'Outbox');
    await desk
      .getByRole('row', { name: /Contract.*Sent/ })
      .first()
      .waitFor();
    await expectAccessible(desk, 'the outbox');
    await shoot(desk, 'outbox');

    await judge.press('link', 'Resources');
    for (const title of ['Press kit', 'Logo']) {
      await judge.press('button', 'Add resource');
      const adding = desk.getByRole('dialog', { name: 'Add resource' });
      await judge.fill(/^Title/, title, adding);
      await judge.select('Image', adding);
      await judge.pickFile(/^Image/, await plainPicture('png', { width: 600, height: 300 }), adding);
      await adding.getByText('File Uploaded').first().waitFor();
      await judge.press('button', 'Save', adding);
      await judge.press('button', `Publish: ${title}`);
      await desk.getByRole('button', { name: `Unpublish: ${title}` }).waitFor();
    }
    await judge.press('button', 'Move up: Press kit');
    await desk.getByRole('paragraph').filter({ hasText: 'Moved Press kit up' }).waitFor();
    await expect.poll(() => desk.evaluate(() => document.activeElement === document.body)).toBe(false);
    await judge.press('button', 'Delete: Logo');
    await judge.press('button', 'Delete', desk.getByRole('alertdialog'));
    await desk.getByRole('paragraph').filter({ hasText: 'Deleted Logo' }).waitFor();
    await expect.poll(() => desk.evaluate(() => document.activeElement === document.body)).toBe(false);
    await desk.goto(`/staff/films/${id}`);
    await judge.toggle('Sees resources and payments');
    await desk.getByText('Resources are shown to the filmmaker.').first().waitFor();

    await page.goto('/');
    await person.press('link', 'Resources');
    await person.press('button', 'Preview Press kit');
    await person.press('button', 'Close', page.getByRole('dialog', { name: 'Preview of Press kit' }));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Preview Press kit');
    const download = page.waitForEvent('download');
    await person.press('button', 'Download Press kit');
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
    await person.press('link', 'Payment');
    await person.press('tab', 'Revenue');
    await person.press('button', 'Refresh');
    await person.press('tab', 'Payout History');
    await page.frameLocator('iframe').getByText('No payouts yet.').waitFor();
    expect([staff.complaints, owner.complaints]).toEqual([[], []]);
  });
});
