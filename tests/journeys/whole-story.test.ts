import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForLink } from '../api/mails.ts';
import { staffAccount, type TestServer } from '../api/test-server.ts';
import { openPage } from './browser.ts';
import { beginJourney, endJourney } from './journey.ts';
import { logIn } from './logIn.ts';
import { people } from './person.ts';
import { plainPicture } from './picture-file.ts';
import { newEmail } from './register.ts';
import { listen, watchKeys } from './watchedKeys.ts';

const [, keyboard] = people;
const title = 'The Long Way Home';
const film = {
  name: 'the long way home.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(join(process.cwd(), 'tests/journeys/fixtures/short-film.mp4')),
};
const subtitles = {
  name: 'en.srt',
  mimeType: 'text/plain',
  buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHello\n'),
};

describe('one film from the sign-up of its filmmaker to its release', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await beginJourney();
  });
  afterAll(() => endJourney(server, browser));

  /** A page that nobody touches but with keys, each of which is watched. */
  const sit = async () => {
    const opened = await openPage(browser, server.url, 1440);
    const said = await listen(opened.page);
    const wrong = watchKeys(opened.page);
    const hears = (words: string) =>
      expect.poll(() => said.some((text) => text.includes(words)), { message: words }).toBe(true);
    return { ...opened, wrong, hears, person: keyboard.meet(opened.page) };
  };

  const focusOf = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

  /** Opens a dialog with a button, and sees that Escape leads back to it. */
  const openAfterEscape = async (page: Page, open: () => Promise<void>, dialog: Locator, button: string) => {
    await open();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusOf(page)).toBe(button);
    await open();
    await dialog.waitFor();
  };

  it('with keys alone: after each the focus is somewhere in sight, Escape leads back, and what happens is said (R-059, R-066, R-089, R-106, R-123, R-232, R-242, R-302, R-310, R-330, R-338, R-390, R-444)', async () => {
    const { page, person, hears, wrong, complaints } = await sit();
    const ada = { email: newEmail(), password: 'a quiet harbour 42' };
    await page.goto('/signup');
    await person.press('button', 'Create account');
    await hears('Please check 4 of your entries');
    await person.fill(/^Full name/, 'Ada Lumen');
    await person.fill(/^Email/, ada.email);
    await person.fill(/^Password/, ada.password);
    await person.fill(/^Confirm password/, ada.password);
    await person.press('button', 'Create account');
    await hears('Account created successfully.');

    await person.press('link', 'My Profile');
    await person.fill(/^First name/, 'Ada');
    await person.fill(/^Last name/, 'Lumen');
    await person.press('button', /^Save/);
    await hears('Profile updated successfully.');

    await person.press('link', 'My Films');
    const submission = page.getByRole('dialog', { name: 'Submit New Film' });
    await openAfterEscape(page, () => person.press('button', 'Submit New Film'), submission, 'Submit New Film');
    await person.fill(/^Title/, title, submission);
    await person.choose(/^Type/, 'Short Film', submission);
    await person.fill(/^Short description/, 'A sailor walks home.', submission);
    await person.pickFile(/Choose a video/, film, submission);
    await hears('File Uploaded');
    await person.toggle(/Terms and Conditions/, submission);
    await person.press('button', 'Save and Submit Now', submission);
    await hears('Created successfully.');
    await submission.waitFor({ state: 'detached' });
    await expect.poll(() => focusOf(page)).toBe('Submit New Film');

    const staff = await sit();
    const { page: desk, person: judge } = staff;
    await desk.goto('/login');
    await logIn(judge, staffAccount);
    await judge.press('link', title);
    const decide = async (button: string | RegExp, dialog = desk.getByRole('dialog')) => {
      await judge.press('button', button);
      await judge.press('button', 'Confirm', dialog);
      await dialog.waitFor({ state: 'detached' });
    };
    await decide('Approve Video');
    const contract = desk.getByRole('dialog', { name: 'Send contract' });
    await openAfterEscape(desk, () => judge.press('button', 'Send contract'), contract, 'Send contract');
    await judge.press('button', 'Confirm', contract);
    await contract.waitFor({ state: 'detached' });

    const { link } = await waitForLink(server.home.dataDirectory, ada.email, '/contract/');
    await page.goto(new URL(link).pathname);
    const paper = page.frameLocator('iframe');
    const reachOnPaper = async (target: Locator) => {
      await target.waitFor();
      const isThere = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
      for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    };
    await reachOnPaper(paper.getByLabel('Your full name'));
    await page.keyboard.type('Ada Lumen');
    await reachOnPaper(paper.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await reachOnPaper(paper.getByRole('button', { name: 'Sign' }));
    await page.keyboard.press('Enter');
    await hears('Thank you, the contract is signed.');

    await person.press('button', `Actions for ${title}`);
    await page.getByRole('menuitem', { name: 'View' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focusOf(page)).toBe(`Actions for ${title}`);
    await person.press('button', `Actions for ${title}`);
    await person.press('menuitem', 'View');
    const ready = page.getByRole('region', { name: 'Before you submit' });
    await person.press('button', 'Full description', ready);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('details_description');
    await page.keyboard.type('He walks along the coast.');
    await person.pick(/^Primary genres/, 'Drama');
    await person.pick(/^Secondary genres/, 'Harbour noir');
    await person.pick(/^Tags/, 'sea');
    await person.fill(/^Production year/, '2020');
    await person.choose(/^Rating \*?$|^Rating$/, 'PG-13');
    await person.fill(/^Production companies/, 'Lumen');
    await person.pick(/^Country of origin/, 'Germany');
    await person.pick(/^Audio languages/, 'German');
    await person.fill(/^Filming locations/, 'Hamburg');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Hamburg' }).waitFor();
    await page.keyboard.press('Escape');

    const cast = () =>
      page
        .locator('input[id^="details_cast_"][id$="_title"]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    for (const name of ['Ann', 'Ben', 'Cem']) {
      await person.press('button', 'Add a cast member');
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Sailor');
    }
    await person.press('button', 'Move Cast member 3');
    await page.keyboard.press('ArrowUp');
    await hears('Cast member 3 moved to place 2 of 3.');
    await expect.poll(cast).toEqual(['Ann', 'Cem', 'Ben']);
    await person.press('button', 'Remove Cast member 1');
    await hears('Cast member 1 removed.');
    await expect.poll(() => focusOf(page)).toBe('Undo: Cast member 1');
    await page.keyboard.press('Enter');
    await expect.poll(cast).toEqual(['Ann', 'Cem', 'Ben']);
    await person.fill(/^Name/, 'Dana', page.locator('#details_crew_0'));

    const assets = page.getByRole('region', { name: 'Manage Assets' });
    const upload = async (button: string | RegExp, file: Parameters<typeof person.pickFile>[1], within: Locator) => {
      const registered = page.waitForResponse((response) => /upload-assets$/.test(response.url()));
      await person.pickFile(button, file, within);
      expect((await registered).status()).toBe(200);
    };
    await person.press('button', 'Trailer', ready);
    await upload(/^Trailer/, film, assets);
    const picture = await plainPicture('jpeg', { width: 1920, height: 1080 });
    for (const type of ['Thumbnails', 'Thumbnails without Text']) {
      await person.choose('Asset type', type, assets);
      await upload(/Add images/, picture, assets);
    }
    const words = page.getByRole('region', { name: 'Subtitles' });
    await person.pick(/^Language/, 'English', words);
    await upload(/^Subtitles of the film/, subtitles, words);
    await page.getByRole('region', { name: 'Ready to submit' }).waitFor();

    const availability = page.getByRole('dialog', { name: 'Manage Availability' });
    const manage = 'Manage Availability';
    await openAfterEscape(page, () => person.press('button', manage), availability, manage);
    await person.select(/^Everywhere but/, availability);
    await person.pick(/^Countries/, 'New Zealand', availability);
    await person.press('button', 'Save', availability);
    await hears('Data saved successfully.');
    await person.press('button', 'Submit Release Date');
    const release = page.getByRole('dialog', { name: 'Submit Release Date' });
    const date = release.getByLabel(/^Release date/);
    await date.waitFor();
    for (let presses = 0; presses < 10 && !(await date.evaluate((field) => field === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.keyboard.type(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}0230PM`);
    await person.press('button', 'Submit', release);
    await hears('Request submitted successfully.');
    await release.waitFor({ state: 'detached' });
    await person.press('button', 'Save and Submit Now');
    await hears('Updated successfully.');

    await desk.reload();
    for (const asset of ['Trailer', 'Thumbnail', 'Thumbnail without text', 'Subtitles']) await decide(`Approve ${asset}`);
    await decide('Set release and activate');
    await page.goto('/');
    await page.getByRole('row', { name: new RegExp(`${title}.*Scheduled @ .* 14:30 GMT`) }).waitFor();

    await person.press('link', 'My Channel');
    await person.fill(/^Channel Name/, 'Ada Lumen Films');
    await person.pickFile(/^Banner/, await plainPicture('jpeg', { width: 1600, height: 1000 }));
    const crop = page.getByRole('dialog', { name: /Banner image$/ });
    await person.press('button', 'Save', crop);
    await page.getByRole('button', { name: /Replace$/ }).waitFor();
    await person.press('button', 'Submit');
    await hears('Your request for channel activation has been submitted');
    await judge.press('link', 'Channels');
    await judge.press('link', 'Ada Lumen Films');
    await decide('Approve channel');
    await page.reload();
    await person.pick(/^Videos/, title);
    await person.press('button', 'Assign To Channel');
    await page.getByRole('row', { name: title }).waitFor();
    expect({ filmmaker: wrong, staff: staff.wrong }).toEqual({ filmmaker: [], staff: [] });
    expect([complaints, staff.complaints]).toEqual([[], []]);
  });
});
