import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideChannel, openChannel, ownChannel, publishedFilm } from '../api/channels.ts';
import { staffClient } from '../api/staff.ts';
import { staffAccount, type TestServer } from '../api/test-server.ts';
import { expectAccessible, openOnPhone, openPage } from './browser.ts';
import { beginJourney, endJourney } from './journey.ts';
import { logIn, openLoggedIn } from './logIn.ts';
import { people } from './person.ts';
import { plainPicture } from './picture-file.ts';

const [mouse, keyboard] = people;
const shots = process.env['SHOTS'];

/** Pictures for people, where a folder for them is given. */
const shoot = async (page: Page, name: string) => {
  if (shots === undefined) return;
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(shots, `${name}-${colorScheme}-${width}.png`), fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (before) await page.setViewportSize(before);
};

describe('a channel', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await beginJourney();
  });
  afterAll(() => endJourney(server, browser));

  const open = async (account: typeof staffAccount, path: string, who: (typeof people)[number] = keyboard) => {
    const opened = await openLoggedIn(browser, server.url, account, who);
    await opened.page.waitForURL((url) => url.pathname !== '/login');
    await opened.page.goto(path);
    return opened;
  };

  it('is asked for with a banner that is cut, approved, filled, ordered and promoted with the keyboard alone (R-444, R-446, R-450, R-455 to R-457, R-464, R-466, R-468, R-472, R-474 to R-479, R-483, R-493 to R-496, R-499)', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const grace = await server.filmmaker('Grace Guest');
    for (const title of ['Harbour Lights', 'The Long Way Home', 'Tide']) await publishedFilm(server, ada, title);
    await publishedFilm(server, grace, 'Harbour at Night');

    const owner = await open(ada, '/my-channel');
    const { page, person } = owner;
    await page.getByRole('heading', { name: 'Activate Your Channel' }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: /^Channel Number/ }).inputValue()).toBe('101');
    await shoot(page, 'activation');
    await person.fill(/^Channel Name/, 'Ada Lumen Films');
    await person.fill(/^Channel Headline/, 'Quiet films about loud weather.');
    await page.getByText('31/300').waitFor();
    await person.pickFile(/^Banner/, await plainPicture('jpeg', { width: 1600, height: 1000 }));
    const crop = page.getByRole('dialog', { name: 'Move, Scale and Select area for Banner image' });
    await crop.getByText(/^\d+ x \d+ pixels$/).waitFor();
    await crop.getByRole('button', { name: 'Cancel' }).waitFor();
    await person.press('button', 'Save', crop);
    await page.getByRole('button', { name: /Replace$/ }).waitFor();
    await person.press('button', 'Generate Banner Preview');
    await page.getByRole('figure', { name: 'Banner preview' }).getByText('Quiet films about loud weather.').waitFor();
    await expectAccessible(page, 'the activation form');
    await shoot(page, 'activation-filled');
    await person.press('button', 'Submit');
    await page.getByText(/^Your request for channel activation has been submitted on \w{3} \d{1,2}\. Please/).waitFor();
    await expectAccessible(page, 'a pending channel');
    await shoot(page, 'pending');

    const staff = await open(staffAccount, '/staff/channels', mouse);
    await staff.page.getByRole('link', { name: 'Ada Lumen Films' }).waitFor();
    await expectAccessible(staff.page, 'the queue of channels');
    await shoot(staff.page, 'staff-channels');
    await staff.person.press('link', 'Ada Lumen Films');
    await staff.person.press('button', 'Approve channel');
    await staff.person.press('button', 'Confirm', staff.page.getByRole('dialog', { name: 'Approve channel' }));
    await staff.page.getByText('Channel approved').last().waitFor();
    await expectAccessible(staff.page, 'a channel at the desk');
    await shoot(staff.page, 'staff-channel');

    await page.reload();
    await page.getByRole('tab', { name: 'Programs' }).waitFor();
    await page.getByText('No records found').waitFor();
    const assign = page.getByRole('button', { name: 'Assign To Channel' });
    expect(await assign.isDisabled()).toBe(true);
    for (const title of ['The Long Way Home', 'Tide', 'Harbour Lights']) await person.pick(/^Videos/, title);
    await person.press('button', 'Assign To Channel');
    await page.getByRole('row', { name: /Tide/ }).waitFor();
    await person.pick(/^Videos/, 'Harbour at Night');
    await shoot(page, 'programs-picked');
    await person.press('button', 'Assign To Channel');
    const question = page.getByRole('alertdialog', { name: 'Assigned Video' });
    await question.getByText(/you will not earn any revenue from views on this content\.$/).waitFor();
    await shoot(page, 'assigned-video');
    await person.press('button', 'Add to My Channel', question);
    await page.getByRole('row', { name: /Harbour at Night/ }).waitFor();
    await expectAccessible(page, 'the programs');
    await shoot(page, 'programs');

    await person.press('button', 'Manage Program Order');
    await page.getByRole('heading', { name: 'Manage Program Order' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/my-channel\/\d+\/assign-video-order$/);
    const titles = () =>
      page
        .getByRole('button', { name: /^Move (?!up|down)/ })
        .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.slice('Move '.length)));
    await expect.poll(titles).toEqual(['The Long Way Home', 'Tide', 'Harbour Lights', 'Harbour at Night']);
    await expectAccessible(page, 'the order');
    await shoot(page, 'order');
    await person.press('button', /^Move Harbour at Night$/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Harbour at Night moved to place 2 of 4.').waitFor({ state: 'attached' });
    await expect.poll(titles).toEqual(['The Long Way Home', 'Harbour at Night', 'Tide', 'Harbour Lights']);
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await person.press('button', 'Stay', leaving);
    await person.press('button', 'Save Order');
    await page.getByText('Programs order changed successfully.').last().waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
    await page.getByRole('row', { name: /Tide/ }).waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.slice(1).map((row) => row.split('\n').find((line) => / |Tide/.test(line)))).toEqual([
      'The Long Way Home',
      'Harbour at Night',
      'Tide',
      'Harbour Lights',
    ]);

    await person.press('button', 'Copy My Channel Promo Link');
    await page.getByText('Link copied successfully.').last().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(302);
    await page.reload();
    await page.getByText('User clicks 1').waitFor();
    await person.press('button', 'Delete Tide');
    await shoot(page, 'delete');
    await person.press('button', 'Delete', page.getByRole('alertdialog', { name: 'Delete Assigned Video' }));
    await page.getByRole('row', { name: /Tide/ }).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Programs of your channel');

    const client = await staffClient(server);
    const { id } = await ownChannel(ada);
    expect((await decideChannel(client, id, 'deactivateChannel', { note: 'A pause.' })).status).toBe(200);
    await page.reload();
    await page.getByText('Your channel has been deactivated.').waitFor();
    await shoot(page, 'deactivated');
    expect([staff.complaints, owner.complaints]).toEqual([[], []]);
  });

  it('shows Delete within its card on a phone, level with the name, for mouse and finger', async () => {
    const grace = await server.filmmaker('Grace Guest');
    const client = await staffClient(server);
    const id = await openChannel(server, grace, client, 300);
    const film = await publishedFilm(server, grace, 'Tide');
    const body = { videos: [{ id: film }] };
    expect((await grace.call('POST /filmmaker/channel/:id/assign-video', { params: { id }, body })).status).toBe(200);
    const small = await openPage(browser, server.url, 390);
    for (const page of [small.page, await openOnPhone(browser, server.url)]) {
      await page.goto('/login');
      await logIn(mouse.meet(page), grace);
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.goto('/my-channel');
      const button = page.getByRole('button', { name: 'Delete Tide' });
      await button.waitFor();
      const places = () =>
        button.evaluate((element) => {
          const card = element.closest('[role="row"]');
          const name = card?.querySelector('[role="cell"] > :last-child');
          const [action, around, text] = [element, card, name].map((part) => part?.getBoundingClientRect());
          if (!action || !around || !text) return 'not drawn';
          return {
            isLevel: Math.abs(action.top + action.bottom - text.top - text.bottom) <= 2,
            isWithin: action.top >= around.top && action.bottom <= around.bottom,
          };
        });
      await expect
        .poll(places, { message: page === small.page ? 'mouse' : 'finger' })
        .toEqual({ isLevel: true, isWithin: true });
      await page.context().close();
    }
    expect(small.complaints).toEqual([]);
  });
});
