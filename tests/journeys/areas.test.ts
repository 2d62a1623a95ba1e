import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { people } from './person.ts';
import { type Portal, startPortal } from './portal.ts';
import { register } from './register.ts';

/** Opens a page that counts its page loads. */
const openCounted = async (browser: Browser, url: string) => {
  const { page, complaints } = await openPage(browser, url);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(new URL(request.url()).pathname);
  });
  return { page, complaints, loads, person: people[0].meet(page) };
};

const shows = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const where = (page: Page) => page.evaluate(() => location.pathname + location.search);
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /Ada Lumen/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await shows(page, 'Log in');
};
const logIn = async (page: Page, account: { readonly email: string; readonly password: string }) => {
  const field = (label: RegExp) => page.getByLabel(label).and(page.locator('input')).first();
  await field(/^Email/).fill(account.email);
  await field(/^Password/).fill(account.password);
  await page.keyboard.press('Enter');
  await shows(page, 'My Films');
};

describe('going through the portal', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), borrowBrowser()]);
  });
  afterAll(async () => {
    await giveBackBrowser(browser);
    await portal?.stop();
  });

  it('a page whose scripts are on their way says so, and gives way to the first screen with no empty page between', async () => {
    const { page, complaints } = await openCounted(browser, portal.url);
    await page.addInitScript(() => {
      let empty = 0;
      let hasBegun = false; // a frame may come between the root and what stands in it, as the page is parsed
      const look = () => {
        const root = document.getElementById('root');
        hasBegun ||= root?.querySelector('.starting') instanceof Element;
        if (hasBegun && !root?.querySelector('.starting, h1')) empty += 1;
        document.documentElement.dataset['empty'] = String(empty);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    let proceed = () => {};
    const isSeen = new Promise<void>((done) => {
      proceed = done;
    });
    await page.route('**/*.js', async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const starting = page.getByRole('status', { name: 'Loading' });
    await expect.poll(() => starting.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await starting.evaluate((element) => element.getBoundingClientRect().width)).toBe(34);
    proceed();
    await shows(page, 'Log in');
    expect(await starting.count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['empty']), 'frames of an empty page').toBe('0');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a page whose scripts do not come says so after a while, with a way to try again', async () => {
    const { page } = await openPage(browser, portal.url);
    await page.route('**/*.js', (route) => route.abort('internetdisconnected'));
    await page.goto('/login');
    const reload = page.getByRole('link', { name: 'Reload' });
    const holdAt = (time: number) =>
      page.evaluate((currentTime) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = currentTime;
        }
      }, time);
    await holdAt(9900);
    expect(await reload.isVisible()).toBe(false);
    await holdAt(10_100);
    await shows(page, 'This takes longer than usual');
    await expectAccessible(page, 'a page whose scripts do not come');
    await page.unroute('**/*.js');
    await reload.click();
    await shows(page, 'Log in');
    await page.context().close();
  });

  it('signup, logout, login and the browser’s back and forward buttons need no page load (R-033, R-044)', async () => {
    const { page, complaints, loads, person } = await openCounted(browser, portal.url);
    await page.goto('/nowhere');
    await shows(page, 'Page not found');
    await page.getByRole('link', { name: 'Back Home' }).click();
    await shows(page, 'Log in');
    await page.getByRole('link', { name: 'Create a filmmaker account' }).click();
    await shows(page, 'Create Your Filmmaker Account');
    await page.goBack();
    await shows(page, 'Log in');
    expect(loads).toEqual(['/nowhere']);

    const account = await register(page, person);
    loads.length = 0;
    await logOut(page);
    await page.goBack();
    await shows(page, 'Log in');
    await logIn(page, account);
    await page.goto('/login');
    await shows(page, 'My Films');
    await page.goBack();
    await shows(page, 'My Films');
    await page.goForward();
    await shows(page, 'My Films');
    expect(loads.filter((path) => path !== '/')).toEqual(['/login']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an address asked for without a session is shown after login, also when login was reloaded (R-033, R-039)', async () => {
    const { page, complaints, person } = await openCounted(browser, portal.url);
    const account = await register(page, person);
    await logOut(page);
    await page.goto('/films?search=light');
    await shows(page, 'Logging Out...');
    await shows(page, 'Log in');
    await page.reload();
    await shows(page, 'Log in');
    await logIn(page, account);
    expect(await where(page)).toBe('/films?search=light');
    await page.reload();
    await shows(page, 'My Films');
    expect(await where(page)).toBe('/films?search=light');

    // The button is to meet the lost session first: no call is on its way, and the poll waits.
    await page.getByText('No records found').waitFor();
    await page.route('**/validate-session', () => undefined);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.unroute('**/validate-session');
    await shows(page, 'Log in');
    await logIn(page, account);
    expect(await where(page)).toBe('/films?search=light');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('unknown pages say so with and without a session, and after a reload (R-022, R-023)', async () => {
    const { page, loads, person } = await openCounted(browser, portal.url);
    await register(page, person);
    for (const path of ['/nowhere?x=1', '/login/more', '/contract/x/more']) {
      await page.goto(path);
      await shows(page, 'Page not found');
      await page.reload();
      await shows(page, 'Page not found');
    }
    loads.length = 0;
    await page.getByRole('link', { name: 'Back Home' }).click();
    await shows(page, 'My Films');
    expect(loads).toEqual([]);
    await page.context().close();
  });

  it('a portal whose files are gone is fetched anew with the page', async () => {
    const { page, loads, person } = await openCounted(browser, portal.url);
    const account = await register(page, person);
    await logOut(page);
    await page.goto('/login');
    await shows(page, 'Log in');
    let isGone = true;
    await page.route('**/assets/openPortal-*.js', (route) => {
      const gone = isGone;
      isGone = false;
      return gone ? route.fulfill({ status: 404 }) : route.continue();
    });
    loads.length = 0;
    await logIn(page, account);
    expect(loads).toEqual(['/']);
    await page.context().close();
  });

  it('a screen whose files a newer version has replaced offers a page load, and the menu stays', async () => {
    const { page, loads, person } = await openCounted(browser, portal.url);
    await page.route('**/assets/ProfilePage-*.js', (route) => route.fulfill({ status: 404 }));
    await register(page, person);
    await shows(page, 'My Films');
    loads.length = 0;
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('alert').getByText('There is a newer version of this page. Please reload it.').waitFor();
    await page.unroute('**/assets/ProfilePage-*.js');
    expect(loads).toEqual([]);
    expect(await page.getByRole('link', { name: 'My Films' }).isVisible()).toBe(true);
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await shows(page, 'Profile');
    expect(loads).toEqual(['/profile']);
    await page.context().close();
  });
});
