import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForLink } from '../api/mails.ts';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { logIn } from './logIn.ts';
import { people } from './person.ts';
import { type Portal, runCommand, startPortal } from './portal.ts';
import { register } from './register.ts';

const platformSecret = 'what the main platform and the portal both know';

describe('ways into an account', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal({ PLATFORM_SECRET: platformSecret }), borrowBrowser()]);
  });
  afterAll(async () => {
    await giveBackBrowser(browser);
    await portal?.stop();
  });

  it('a forgotten password is set anew by mail, then changed, with the keyboard alone (R-011, R-012, R-015, R-049, R-311 to R-319, R-332 to R-334, R-601, R-602)', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    const person = people[1].meet(page);
    const { email } = await register(page, person);
    await page.goto('/logout');
    await page.waitForURL('**/login');
    await person.press('link', 'Forgot your Password?');
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await expectAccessible(page, 'the request of a new password');
    await person.fill(/^Email/, email);
    await page.keyboard.press('Enter');
    await page.getByText('Request submitted successfully.').waitFor();
    await page.waitForURL('**/login');
    await page.getByText('a mail with a link is on its way').waitFor();

    const { link } = await waitForLink(portal.dataDirectory, email, '/reset-password/');
    // The link leads to where the portal takes itself to be, under another name of this machine.
    const { pathname } = new URL(link);
    await page.goto(pathname);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await person.fill(/^New password/, '12345');
    await person.fill(/^Confirm new password/, '123456');
    await page.keyboard.press('Enter');
    await page.getByText('Passwords do not match').first().waitFor();
    await expectAccessible(page, 'a new password with errors');
    await person.fill(/^New password/, 'a second harbour 43');
    await person.fill(/^Confirm new password/, 'a second harbour 43');
    await page.keyboard.press('Enter');
    await page.getByText('Password set successfully.').waitFor();

    await page.goto(pathname);
    await page.getByRole('heading', { name: 'Invalid Link' }).waitFor();
    await expectAccessible(page, 'an invalid link');
    await person.press('link', 'Back to login');
    await person.fill(/^Email/, email);
    await person.fill(/^Password/, 'a second harbour 43');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My Films' }).waitFor();

    await person.press('link', 'My Profile');
    await person.press('link', 'Change password');
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
    await person.fill(/^Current password/, 'a wrong one');
    await person.fill(/^New password/, 'a third harbour 44');
    await person.fill(/^Confirm new password/, 'a third harbour 44');
    await page.keyboard.press('Enter');
    await page.getByText('The current password is not right.').first().waitFor();
    await expectAccessible(page, 'the change of a password');
    await person.fill(/^Current password/, 'a second harbour 43');
    await page.keyboard.press('Enter');
    await page.getByText('Updated successfully.').first().waitFor();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an invited filmmaker sets the account up and fills in the profile, which survives a lost session (R-007, R-014, R-039, R-045, R-291 to R-300, R-324 to R-330, R-600, R-603)', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    const person = people[1].meet(page);
    const email = 'grace@example.com';
    const said = await runCommand('server/bin/invite.mjs', ['--email', email, '--name', 'Grace Guest', '--phone', '555 0100'], {
      DATA_DIR: portal.dataDirectory,
    });
    expect(said).toContain(`The running portal invites ${email}.`);
    const { link } = await waitForLink(portal.dataDirectory, email, '/invitation/');
    await page.goto(new URL(link).pathname);
    await page.getByRole('heading', { name: 'Set up your account' }).waitFor();
    const field = (label: RegExp) => page.getByLabel(label).and(page.locator('input')).first();
    expect([await field(/^Full name/).inputValue(), await field(/^Email/).inputValue()]).toEqual(['Grace Guest', email]);
    expect(await field(/^Email/).getAttribute('readonly')).not.toBeNull();
    await expectAccessible(page, 'an invitation');
    await person.fill(/^Password/, 'a guest of the harbour');
    await person.fill(/^Confirm password/, 'a guest of the harbour');
    await person.press('button', 'Create account');
    await page.getByText('Account created successfully.').waitFor();
    const guest = { email, password: 'a guest of the harbour' };
    await logIn(person, guest);
    await page.getByRole('heading', { name: 'My Films' }).waitFor();

    await page.goto('/profile');
    await field(/^First name/).waitFor();
    await expectAccessible(page, 'the profile');
    await person.fill(/^Last name/, 'Harbour');
    await person.fill(/^Website/, 'grace.example');
    await person.press('button', 'Save');
    await page.getByText('Please enter a valid url.').first().waitFor();
    await person.fill(/^Website/, 'https://grace.example');
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes('https://grace.example')));
    await page.context().clearCookies();
    // On a slow machine the portal asks by itself first whether the session is still there.
    await Promise.any([person.press('button', 'Save'), page.waitForURL('**/login')]);
    await page.waitForURL('**/login');
    await logIn(person, guest);
    await page.waitForURL('**/profile');
    await person.press('button', 'Bring them back');
    await expect.poll(() => field(/^Website/).inputValue()).toBe('https://grace.example');
    await person.press('button', 'Save');
    await page.getByText('Profile updated successfully.').first().waitFor();
    await page.getByRole('button', { name: /Grace Harbour/ }).waitFor();
    await page.reload();
    await expect.poll(() => field(/^Last name/).inputValue()).toBe('Harbour');
    expect(await page.getByRole('button', { name: 'Bring them back' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a link of the main platform logs in, its secret gone from the address; without one it leads to login (R-016, R-320 to R-323)', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    const { email } = await register(page, people[0].meet(page));
    await page.goto('/logout');
    await page.waitForURL('**/login');
    const reply = await fetch(`${portal.url}/api/filmmaker-login-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${platformSecret}` },
      body: JSON.stringify({ email }),
    });
    const { token } = await reply.json();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
    });
    await page.goto(`/auto-login?auth=${token}`);
    await page.getByRole('heading', { name: 'My Films' }).waitFor();
    expect(asked.filter((line) => line.includes(token))).toEqual([]);
    expect(
      await page.evaluate(() => location.href + JSON.stringify(history.state) + JSON.stringify(localStorage)),
    ).not.toContain(token);

    await page.goto(`/auto-login?auth=${token}`);
    await page.getByRole('heading', { name: 'Log in with this link?' }).waitFor();
    await expectAccessible(page, 'the question of a login link');
    await page.getByRole('button', { name: 'Log in with the link' }).click();
    await page.waitForURL('**/login');
    await page.goto('/auto-login');
    await page.waitForURL('**/login');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
