import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsSession, paths } from '../../app/src/routes.ts';
import { openChannel } from '../api/channels.ts';
import { createClient } from '../api/client.ts';
import { submitFilm } from '../api/staff.ts';
import { borrowBrowser, expectAccessible, giveBackBrowser, openOnPhone, openPage } from './browser.ts';
import { countScripts } from './loadedScripts.ts';
import { people } from './person.ts';
import { type Portal, startPortal } from './portal.ts';
import { newEmail, register } from './register.ts';

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), borrowBrowser()]);
});

afterAll(async () => {
  await giveBackBrowser(browser);
  await portal?.stop();
});

describe('the logged-in layout', () => {
  it.each(people)(
    'has its title in the top bar and its menu where there is room ($hands, R-077, R-079, R-080)',
    async ({ meet }) => {
      const { page, complaints } = await openPage(browser, portal.url, 1440);
      const person = meet(page);
      await register(page, person);
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      expect(await page.getByRole('banner').getByRole('heading', { name: 'My Films' }).isVisible()).toBe(true);
      expect(await menu.getByRole('link', { name: 'My Films' }).getAttribute('aria-current')).toBe('page');

      await page.setViewportSize({ width: 390, height: 844 });
      await menu.waitFor({ state: 'detached' });
      await person.press('button', 'Open menu');
      await menu.waitFor();
      await expectAccessible(page, 'the open menu of a phone');
      await person.press('link', 'My Films', menu);
      await menu.waitFor({ state: 'detached' });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(tooWide).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('the first screen after a login needs at most 250 kB of JavaScript, messages and theme included', async () => {
    const { page } = await openPage(browser, portal.url);
    await register(page, people[0].meet(page));
    const storageState = await page.context().storageState();
    await page.context().close();
    const fresh = await browser.newContext({ baseURL: portal.url, storageState });
    const first = await fresh.newPage();
    const { bytes, files } = await countScripts(first, '/', first.getByText('No records found'));
    expect(files).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(250_000);
    await fresh.close();
  });

  it('at 200 % zoom and on a phone every screen keeps to its width, whatever its titles, and axe finds nothing in forced colours', async () => {
    const ada = { name: 'Ada Lumen'.repeat(9), email: newEmail(), password: 'a quiet harbour 42' };
    const [filmmaker, staff] = [createClient(portal.url), createClient(portal.url)];
    await filmmaker.call('POST /filmmaker/registrations', { body: ada });
    const desk = { email: 'staff@reelform.example', password: 'a staff password of a journey' };
    await staff.call('POST /sessions', { body: { ...desk, filmmakerLogin: true } });
    const { id: film } = await submitFilm(portal, filmmaker, 'W'.repeat(200));
    await staff.call('POST /staff/films/:id/resources', { params: { id: film }, body: { showResourcesTab: true } });
    const channel = await openChannel(portal, filmmaker, staff, 555);

    const addressOf = (path: string) =>
      path
        .replace(/\/\*$/, '')
        .replace('/my-channel/:id', `/my-channel/${channel}`)
        .replace('/channels/:id', `/channels/${channel}`)
        .replace(':id', String(film))
        .replace(/:(token|slug)/, 'x');
    const all = Object.values(paths).filter((path) => path !== paths.unknown && path !== paths.logout);
    const visits = [
      { login: undefined, seen: all.filter((path) => !needsSession(path)) },
      { login: desk, seen: all.filter((path) => path.startsWith(paths.staff)) },
      { login: ada, seen: [...all.filter((path) => needsSession(path) && !path.startsWith(paths.staff)), '/nowhere'] },
    ];
    for (const { login, seen } of visits) {
      const { page, complaints } = await openPage(browser, portal.url, 640);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      if (login) {
        await page.goto('/login');
        await people[0].meet(page).fill(/^Email/, login.email);
        await people[0].meet(page).fill(/^Password/, login.password);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== '/login');
      }
      for (const path of seen) {
        await page.goto(addressOf(path), { waitUntil: 'networkidle' });
        await page.getByRole('heading').first().waitFor();
        for (const width of [390, 640]) {
          await page.setViewportSize({ width, height: 450 });
          const tooWide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect([path, width, tooWide]).toEqual([path, width, 0]);
        }
        await expectAccessible(page, path);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it('what takes the focus is not below the bars, whichever way the keys go (WCAG 2.2, 2.4.11)', async () => {
    const { page, complaints } = await openPage(browser, portal.url, 390);
    await register(page, people[0].meet(page));
    await page.setViewportSize({ width: 390, height: 600 });
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.goto('/profile');
      await page.getByLabel(/^LinkedIn/).waitFor();
      const covered: string[] = [];
      let fields = 0;
      for (let press = 0; press < 24; press += 1) {
        await page.keyboard.press(key);
        const at = await page.evaluate(() => {
          const field = document.activeElement;
          if (!(field instanceof HTMLInputElement)) return undefined;
          const { left, top, bottom } = field.getBoundingClientRect();
          const isSeen = [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 8, y) === field);
          return { name: field.labels?.[0]?.textContent ?? '', isSeen };
        });
        if (at) fields += 1;
        if (at?.isSeen === false) covered.push(at.name);
      }
      expect([key, covered]).toEqual([key, []]);
      expect(fields).toBeGreaterThan(10);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('what is pressed or typed into is 44 px high for a finger, on screens and in dialogs', async () => {
    const filmmaker = createClient(portal.url);
    const ada = { name: 'Ada Lumen', email: newEmail(), password: 'a quiet harbour 42' };
    await filmmaker.call('POST /filmmaker/registrations', { body: ada });
    await submitFilm(portal, filmmaker, 'Harbour Lights');
    const page = await openOnPhone(browser, portal.url);
    await page.goto('/login');
    await page.getByLabel(/^Email/).fill(ada.email);
    await page
      .getByLabel(/^Password/, { exact: false })
      .and(page.locator('input'))
      .fill(ada.password);
    await page.getByRole('button', { name: 'Log in' }).tap();
    await page.getByRole('button', { name: 'Actions for Harbour Lights' }).waitFor();
    const tooSmall = (within: string) =>
      page
        .locator(
          `${within} :is(.fui-Button, form button[type="submit"], .fui-TableHeaderCell__button, .fui-Input, form :is(input:not([role="combobox"]), select))`,
        )
        .evaluateAll((controls) =>
          controls.flatMap((control) => {
            const { width, height } = control.getBoundingClientRect();
            const isColumn = control.matches('.fui-TableHeaderCell__button');
            return Math.min(isColumn ? 44 : width, height) < 44
              ? [`${control.textContent || control.ariaLabel || control.id} ${width}x${height}`]
              : [];
          }),
        );
    expect(await page.locator('body .fui-Button').count()).toBeGreaterThan(3);
    expect(await tooSmall('body')).toEqual([]);
    await page.getByRole('button', { name: 'Actions for Harbour Lights' }).tap();
    await page.getByRole('menuitem').first().waitFor();
    const entries = page.getByRole('menuitem').evaluateAll((all) => all.map((entry) => entry.clientHeight));
    expect(new Set(await entries)).toEqual(new Set([44]));
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Harbour Lights', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
    // It grows to its size while it opens.
    await expect.poll(() => tooSmall('[role="dialog"]')).toEqual([]);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    expect(await tooSmall('body')).toEqual([]);
    await page.context().close();
  });

  it('long words of a language stand over nothing beside them', async () => {
    const file = join(portal.schemasDirectory, 'messages/de.json');
    const notices = {
      'app.name': '{product} für Filmemacherinnen und Filmemacher',
      'films.column.submissionDate': 'Einreichungszeitpunkt',
      'films.column.releaseDate': 'Veröffentlichungszeitpunkt',
    };
    writeFileSync(file, JSON.stringify({ notices }));
    const { page } = await openPage(browser, portal.url, 390);
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const language = page.getByRole('banner').locator('select');
    await expect
      .poll(async () => {
        await page.goto('/login');
        await page.getByRole('button', { name: 'Log in' }).waitFor();
        return language.count();
      })
      .toBe(1);
    await language.selectOption({ label: 'Deutsch' });
    const name = page.getByText('Reelform für Filmemacherinnen und Filmemacher');
    await name.waitFor();
    const [brand, menu] = [await boxOf(name), await boxOf(language)];
    expect(brand.x + brand.width).toBeLessThanOrEqual(menu.x);

    await page.setViewportSize({ width: 1280, height: 900 });
    const { email, password } = await register(page, people[0].meet(page));
    const filmmaker = createClient(portal.url);
    await filmmaker.call('POST /sessions', { body: { email, password, filmmakerLogin: true } });
    await submitFilm(portal, filmmaker, 'Harbour Lights');
    await page.goto('/');
    await page
      .getByRole('link', { name: 'Harbour Lights' })
      .or(page.getByRole('button', { name: 'Harbour Lights' }))
      .first()
      .waitFor();
    const tooWide = await page.getByRole('columnheader').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return words.getBoundingClientRect().right > heading.getBoundingClientRect().right ? [heading.textContent] : [];
      }),
    );
    expect(tooWide).toEqual([]);
    rmSync(file);
    await page.context().close();
  });

  it('sums of any size are read whole on a phone, in their cards and in their rows (R-421, R-422)', async () => {
    const { page, complaints } = await openPage(browser, portal.url, 390);
    const { email, password } = await register(page, people[0].meet(page));
    const staff = createClient(portal.url);
    const desk = { email: 'staff@reelform.example', password: 'a staff password of a journey' };
    await staff.call('POST /sessions', { body: { ...desk, filmmakerLogin: true } });
    const filmmaker = createClient(portal.url);
    await filmmaker.call('POST /sessions', { body: { email, password, filmmakerLogin: true } });
    const { id } = await submitFilm(portal, filmmaker, 'Harbour Lights');
    await staff.call('POST /staff/films/:id/resources', { params: { id }, body: { showResourcesTab: true } });
    const figures = { views: 123_456_789_012, totalWatchedMinutes: 987_654_321_098, revenue: 123_456_789_012.34 };
    const sums = { totalRevenue: 987_654_321_098_765, totalPayouts: 5, futurePayouts: 987_654_321_098 };
    const rows = [{ id, title: 'Harbour Lights', programLink: null, ...figures }];
    await page.route('**/payout-report*', (route) => {
      const { views: totalViews, totalWatchedMinutes } = figures;
      return route.fulfill({ json: { data: { ...sums, totalViews, totalWatchedMinutes, totalRows: 1, rows } } });
    });
    await page.goto('/payment?activetab=revenue');
    await page.getByRole('table').waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.locator('td').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const figure = document.createRange();
          if (cell.lastChild) figure.selectNodeContents(cell.lastChild);
          return figure.getClientRects().length === 1 && cell.scrollWidth <= cell.clientWidth ? [] : [cell.textContent];
        }),
      );
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect([width, broken, tooWide]).toEqual([width, [], 0]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/payment');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Terms and Conditions' }).waitFor();
    const [side, end] = ['12mm', '25mm'];
    for (const format of ['A4', 'Letter']) {
      const paper = await page.pdf({ format, margin: { left: side, right: side, top: end, bottom: end } });
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, `sheets of ${format} that tell how one is paid`).toHaveLength(1);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('arrows between pages point the way in which they lead where the page reads from right to left', async () => {
    const { page } = await openPage(browser, portal.url, 1280);
    const { email, password } = await register(page, people[0].meet(page));
    const filmmaker = createClient(portal.url);
    await filmmaker.call('POST /sessions', { body: { email, password, filmmakerLogin: true } });
    await submitFilm(portal, filmmaker, 'Harbour Lights');
    await page.route('**/filmmakers/films?*', async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({ response, json: { data: { ...data, totalRows: 60, totalPages: 3 } } });
    });
    await page.reload();
    const arrows = page.getByRole('button', { name: /page$/ });
    await arrows.first().waitFor();
    const scales = () => arrows.evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).scale));
    expect(new Set(await scales())).toEqual(new Set(['none']));
    await page
      .locator('[dir="ltr"]')
      .last()
      .evaluate((root) => root.setAttribute('dir', 'rtl'));
    expect(new Set(await scales())).toEqual(new Set(['-1 1']));
    await page.context().close();
  });

  it('what people typed is read in the order of its own script, in lists and beside terms', async () => {
    const filmmaker = createClient(portal.url);
    await filmmaker.call('POST /filmmaker/registrations', {
      body: { name: 'Ada Lumen', email: newEmail(), password: 'a quiet harbour 42' },
    });
    const [title, description] = ['אורות הנמל!', 'מלח הולך הביתה.'];
    const { id } = await submitFilm(portal, filmmaker, title, description);
    const { page } = await openPage(browser, portal.url, 1280);
    const person = people[0].meet(page);
    await page.goto('/login');
    await person.fill(/^Email/, 'staff@reelform.example');
    await person.fill(/^Password/, 'a staff password of a journey');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    /** Whether a text in Hebrew ends to the left of where it begins. */
    const isInOrder = (shown: Locator) =>
      shown.first().evaluate((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const leftOf = (at: number) => {
          const letter = document.createRange();
          if (words) letter.setStart(words, at);
          if (words) letter.setEnd(words, at + 1);
          return letter.getBoundingClientRect().left;
        };
        return leftOf((words?.textContent?.length ?? 0) - 1) < leftOf(0);
      });
    expect(await isInOrder(page.getByRole('link', { name: title }))).toBe(true);
    await page.goto(`/staff/films/${id}`);
    expect(await isInOrder(page.getByText(description))).toBe(true);
    await page.context().close();
  });

  it('Close leaves the submission dialog without saving anything (R-145)', async () => {
    const { page } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    await register(page, person);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') saves.push(request.url());
    });
    await page.setViewportSize({ width: 1280, height: 250 });
    await page.evaluate(() => scrollTo(0, 20));
    await person.press('button', 'Submit New Film');
    const dialog = page.getByRole('dialog', { name: 'Submit New Film' });
    await person.fill(/^Title/, 'Not to be kept', dialog);
    // Below the dialog the page stays as it was: its bar does not leave with what was scrolled away.
    const below = await page.evaluate(() => [scrollY, document.querySelector('header')?.getBoundingClientRect().top]);
    expect(below).toEqual([20, 0]);
    // At 400 % it is scrolled as a whole: what stands below its content does not lie over it.
    await page.setViewportSize({ width: 320, height: 256 });
    const spilt = await dialog
      .locator('.fui-DialogBody')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(spilt).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await person.press('button', 'Close', dialog);
    await person.press('button', 'Leave');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No records found').waitFor();
    expect(saves).toEqual([]);
    await page.context().close();
  });
});
