import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { logIn } from './logIn.ts';
import { people } from './person.ts';
import { createHome, type Portal, runCommand, startPortal } from './portal.ts';
import { register } from './register.ts';

const regular = { name: 'Rita Regular', email: 'rita@example.com', password: 'an old regular secret' };

describe('accounts', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    const home = createHome();
    await runCommand('server/bin/account.mjs', ['add', '--email', regular.email, '--name', regular.name, '--role', 'regular'], {
      DATA_DIR: home.dataDirectory,
      SCHEMAS_DIR: home.schemasDirectory,
      ACCOUNT_PASSWORD: regular.password,
    });
    [portal, browser] = await Promise.all([startPortal({}, home), borrowBrowser()]);
  });

  afterAll(async () => {
    await giveBackBrowser(browser);
    await portal?.stop();
  });

  describe.each(people)('with the $hands', ({ meet }) => {
    it('signs up, logs out and logs in again, with every message on the way (R-002, R-003, R-005, R-030 to R-032, R-041 to R-044, R-048 to R-061, R-063, R-066, R-078)', async () => {
      const { page, complaints } = await openPage(browser, portal.url);
      const person = meet(page);
      await page.goto('/signup');
      await page.getByRole('heading', { name: 'Create Your Filmmaker Account' }).waitFor();
      await expectAccessible(page, 'signup');
      await person.press('button', 'Create account');
      await expect.poll(() => page.getByText('This field is required.').count()).toBeGreaterThanOrEqual(4);
      await expectAccessible(page, 'signup with errors');
      await person.fill(/^Email/, 'nobody');
      await person.fill(/^Password/, '12345');
      await person.fill(/^Confirm password/, '123456');
      await page.keyboard.press('Tab');
      await page.getByText('Please enter a valid email address.').first().waitFor();
      await page.getByText('Password must be at least 6 characters long.').first().waitFor();
      await page.getByText('Passwords do not match').first().waitFor();

      const account = await register(page, person);
      const stored = await page.evaluate(() => ({
        flag: localStorage.getItem('is-logged-in-v2'),
        user: JSON.parse(localStorage.getItem('user') ?? 'null'),
        cookies: document.cookie,
      }));
      expect(Object.keys(stored.user).sort()).toEqual(['email', 'id', 'name', 'showResourcesTab']);
      expect(stored.flag).toBeTruthy();
      expect(stored.cookies).toMatch(/^is-logged-in-v2=[^;]*; hash=[\w-]{43}$/);

      await person.press('button', /Ada Lumen/);
      await person.press('menuitem', 'Logout');
      await page.getByText('Logging Out...').waitFor();
      await page.waitForURL('**/login');
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

      await expectAccessible(page, 'login');
      await person.press('button', 'Log in');
      await expect.poll(() => page.getByText('This field is required.').count()).toBeGreaterThanOrEqual(2);
      await person.fill(/^Email/, account.email);
      await person.fill(/^Password/, 'x');
      await person.press('button', 'Log in');
      const banner = page.getByText('The email or the password is not right.');
      await banner.waitFor();
      await banner.waitFor({ state: 'detached' });
      await person.fill(/^Password/, account.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'My Films' }).waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });

  it('an e-mail of a regular account opens the upgrade dialog; it takes effect with the account’s own password (R-067 to R-071)', async () => {
    const { page } = await openPage(browser, portal.url);
    const person = people[1].meet(page);
    await page.goto('/login');
    await logIn(person, regular);
    await page.getByText(/not a filmmaker account/).waitFor();

    await page.goto('/signup');
    await person.fill(/^Full name/, regular.name);
    await person.fill(/^Email/, regular.email);
    await person.fill(/^Password/, 'another password');
    await person.fill(/^Confirm password/, 'another password');
    await person.press('button', 'Create account');
    const dialog = page.getByRole('dialog', { name: 'Upgrade to filmmaker' });
    await dialog.waitFor();
    await expectAccessible(page, 'the upgrade dialog');
    expect(await dialog.getByLabel(/^Email/).inputValue()).toBe(regular.email);
    await dialog.getByText(/regular account.*free/).waitFor();
    await person.press('button', 'Upgrade to filmmaker', dialog);
    await page.waitForURL('**/login');
    await person.fill(/^Email/, regular.email);
    await person.fill(/^Password/, 'another password');
    await person.press('button', 'Log in');
    await page.getByText('The email or the password is not right.').waitFor();
    await person.fill(/^Password/, regular.password);
    await person.press('button', 'Log in');
    await page.getByRole('heading', { name: 'My Films' }).waitFor();
    await page.context().close();
  });

  it('a filmmaker’s own e-mail is refused on its field (R-075)', async () => {
    const { page } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    const account = await register(page, person);
    await page.goto('/logout');
    await page.waitForURL('**/login');
    await page.goto('/signup');
    await person.fill(/^Full name/, 'Someone');
    await person.fill(/^Email/, account.email);
    await person.fill(/^Password/, account.password);
    await person.fill(/^Confirm password/, account.password);
    await person.press('button', 'Create account');
    await page.getByText('Email has already been taken').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });

  it('without a session every logged-in page leads to /logout and then to login; unknown pages say so (R-022 to R-025, R-029, R-033 to R-036, R-038)', async () => {
    const { page } = await openPage(browser, portal.url);
    for (const path of ['/', '/films']) {
      await page.goto(path);
      await page.waitForURL('**/login');
    }
    for (const path of ['/nowhere', '/login/more', '/signup/more']) {
      await page.goto(path);
      await page.getByText('The page you are looking for does not exist.').waitFor();
    }
    await expectAccessible(page, 'the 404 page');
    const person = people[0].meet(page);
    await register(page, person);
    await page.goto('/nowhere');
    await page
      .getByRole('link', { name: 'Back Home' })
      .or(page.getByRole('button', { name: 'Back Home' }))
      .click();
    // The button is to meet the lost session first: no call is on its way, and the poll waits.
    await page.getByText('No records found').waitFor();
    await page.route('**/validate-session', () => undefined);

    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.unroute('**/validate-session');
    await page.waitForURL(/\/(logout|login)$/);
    await page.waitForURL('**/login');
    await page.context().close();
  });

  it('entries of a film form survive a lost session and are offered again (R-039, R-143)', async () => {
    const { page } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    const account = await register(page, person);
    await person.press('button', 'Submit New Film');
    await person.fill(/^Title/, 'Half a title', page.getByRole('dialog'));
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes('Half a title')));
    await page.context().clearCookies();
    await person.press('button', 'Save and Finish Later', page.getByRole('dialog'));
    await page.waitForURL('**/login');
    await logIn(person, account);
    await page.getByRole('heading', { name: 'My Films' }).waitFor();
    await person.press('button', 'Submit New Film');
    await person.press('button', 'Bring them back', page.getByRole('dialog'));
    await expect
      .poll(() =>
        page
          .getByRole('dialog')
          .getByLabel(/^Title/)
          .first()
          .inputValue(),
      )
      .toBe('Half a title');
    await page.context().close();
  });
});
