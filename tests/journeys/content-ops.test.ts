import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { people } from './person.ts';
import { type Portal, startPortal } from './portal.ts';
import { register } from './register.ts';

describe('content ops change a limit and a message in a file', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), borrowBrowser()]);
  });

  afterAll(async () => {
    await giveBackBrowser(browser);
    await portal?.stop();
  });

  it('title 200 → 120 with a new message: both sides obey after a reload, and a broken file changes nothing (R-620, R-621)', async () => {
    const { page } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    await register(page, person);

    const saveTitle = async (title: string) =>
      page.evaluate(async (text) => {
        const body = { programStatus: 0, programDetails: { title: text }, episodeData: [] };
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch('/admin-api/filmmakers/films/create', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return { status: reply.status, message: (await reply.json()).errors?.[0]?.message };
      }, title);
    const typeTitle = async (title: string) => {
      await page.reload();
      await person.press('button', 'Submit New Film');
      const dialog = page.getByRole('dialog');
      await person.fill(/^Title/, title, dialog);
      await page.keyboard.press('Tab');
      return dialog;
    };

    expect((await saveTitle('x'.repeat(121))).status).toBe(200);

    const file = join(portal.schemasDirectory, 'definitions/title.json');
    const original = readFileSync(file, 'utf8');
    const definition = JSON.parse(original);
    const message = 'A title has at most {limit} characters, please.';
    const shown = 'A title has at most 120 characters, please.';
    writeFileSync(file, JSON.stringify({ ...definition, maxLength: 120, errorMessage: { maxLength: message } }));
    await expect.poll(() => saveTitle('x'.repeat(121))).toEqual({ status: 422, message: shown });
    expect((await saveTitle('x'.repeat(120))).status).toBe(200);
    const dialog = await typeTitle('x'.repeat(121));
    await dialog.getByText(shown).first().waitFor();

    writeFileSync(file, '{ "type": "string", "maxLenght": 10');
    await expect.poll(() => portal.output()).toMatch(/title\.json/);
    expect(await saveTitle('x'.repeat(121))).toEqual({ status: 422, message: shown });

    writeFileSync(file, original);
    await expect.poll(async () => (await saveTitle('x'.repeat(121))).status).toBe(200);
    await page.context().close();
  });

  it('a language added as a file is chosen in the page, which keeps what is typed; the server answers in it', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);

    const write = (locale: string, content: object) =>
      writeFileSync(join(portal.schemasDirectory, `messages/${locale}.json`), JSON.stringify(content));
    write('de', {
      notices: { 'login.title': 'Anmelden', 'login.failed': 'E-Mail oder Passwort stimmt nicht.', 'menu.language': 'Sprache' },
      formats: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      texts: { Email: 'E-Mail', Password: 'Passwort', 'Log in': 'Anmelden' },
    });
    write('ar', { notices: { 'login.title': 'تسجيل الدخول' }, texts: { Email: 'البريد الإلكتروني' } });
    await expect.poll(() => portal.output()).toMatch(/messages\.de\./);
    const choices = page.getByLabel('Language').locator('option');
    const choicesAfterReload = async () => {
      await page.reload();
      await page.getByLabel(/^Email/).waitFor();
      return choices.count();
    };
    await expect.poll(choicesAfterReload).toBe(3);

    await person.fill(/^Email/, 'nobody@');
    await page.keyboard.press('Tab');
    await person.choose('Language', 'Deutsch');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await page.getByLabel(/^E-Mail/).inputValue()).toBe('nobody@');
    await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').first().waitFor();
    await person.fill(/^E-Mail/, 'nobody@example.com');
    await person.fill(/^Passwort/, 'wrong');
    await person.press('button', 'Anmelden');
    await page.getByText('E-Mail oder Passwort stimmt nicht.').first().waitFor();

    const written = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    await page.reload();
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await written()).toEqual(['de', 'ltr']);
    await person.choose('Sprache', 'العربية');
    await page.getByRole('heading', { name: 'تسجيل الدخول' }).waitFor();
    expect(await written()).toEqual(['ar', 'rtl']);
    const box = (locator: Locator) => locator.boundingBox().then((found) => found?.x ?? 0);
    const field = page.getByRole('textbox', { name: /^البريد/ });
    expect(await box(page.getByText('البريد الإلكتروني').first())).toBeGreaterThan(await box(field));
    await expectAccessible(page, 'a login from right to left');
    expect(complaints).toEqual([]);
    await page.context().close();
    for (const locale of ['de', 'ar']) rmSync(join(portal.schemasDirectory, `messages/${locale}.json`));
  });

  it('a field added to a schema file shows up, is judged on both sides, and what is entered there is kept (R-620, R-621)', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    for (const form of ['signup', 'profile', 'film-submission']) {
      const file = join(portal.schemasDirectory, `forms/${form}/schema.json`);
      const schema = JSON.parse(readFileSync(file, 'utf8'));
      schema.properties.company = { title: 'Company', type: 'string', maxLength: 5 };
      writeFileSync(file, JSON.stringify(schema));
    }
    await expect
      .poll(async () => {
        await page.goto('/signup');
        await page
          .getByLabel(/^Email/)
          .first()
          .waitFor();
        return page.getByLabel(/^Company/).count();
      })
      .toBe(1);
    const person = people[1].meet(page);
    await person.fill(/^Company/, 'longer than five');
    await page.keyboard.press('Tab');
    await page.getByText('Please enter the value must be less than or equal to 5 characters.').first().waitFor();

    await register(page, person, () => person.fill(/^Company/, 'Reels'));
    const company = async () => {
      await page.goto('/profile');
      await page.getByLabel(/^First name/).waitFor();
      return page.getByLabel(/^Company/).inputValue();
    };
    expect(await company()).toBe('Reels');
    await person.fill(/^Company/, 'Lamps');
    await person.press('button', 'Save');
    await page.getByText('Profile updated successfully.').first().waitFor();
    expect(await company()).toBe('Lamps');

    await page.goto('/films');
    await person.press('button', 'Submit New Film');
    const dialog = page.getByRole('dialog');
    await person.fill(/^Title/, 'Harbour Lights', dialog);
    await person.fill(/^Company/, 'Buoys', dialog);
    await person.press('button', 'Save and Finish Later', dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await person.press('button', 'Actions for Harbour Lights');
    await person.press('menuitem', 'Edit');
    expect(
      await page
        .getByRole('dialog')
        .getByLabel(/^Company/)
        .inputValue(),
    ).toBe('Buoys');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a field taken out of a schema file is in nobody’s way: what was entered there is left out (R-620)', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    await register(page, person);
    await page.goto('/profile');
    await person.fill(/^Facebook/, 'https://www.facebook.com/ada');
    await person.press('button', 'Save');
    await page.getByText('Profile updated successfully.').first().waitFor();
    // Entered and not saved: it is kept on the device.
    await person.fill(/^Facebook/, 'https://www.facebook.com/lumen');
    await person.fill(/^Instagram/, 'https://www.instagram.com/ada');
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('instagram.com/ada');

    for (const name of ['schema', 'ui']) {
      const file = join(portal.schemasDirectory, `forms/profile/${name}.json`);
      const withoutField = JSON.parse(readFileSync(file, 'utf8'), (_key, value) =>
        Array.isArray(value) ? value.filter((one) => one !== 'facebook') : value,
      );
      delete (withoutField.properties ?? withoutField).facebook;
      writeFileSync(file, JSON.stringify(withoutField));
    }
    await expect
      .poll(async () => {
        await page.goto('/profile');
        await page.getByLabel(/^Twitter/).waitFor();
        return page.getByLabel(/^Facebook/).count();
      })
      .toBe(0);
    await person.press('button', 'Bring them back');
    await expect.poll(() => page.getByLabel(/^Instagram/).inputValue()).toBe('https://www.instagram.com/ada');
    await person.fill(/^Twitter/, 'https://twitter.com/ada');
    await person.press('button', 'Save');
    await page.getByText('Profile updated successfully.').first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Twitter/).inputValue()).toBe('https://twitter.com/ada');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a field made required while the form is open is asked for after a reload, which the refusal calls for; what was typed is offered (R-620, R-621)', async () => {
    const { page, complaints } = await openPage(browser, portal.url);
    const person = people[0].meet(page);
    await register(page, person);
    await page.goto('/profile');
    await person.fill(/^Website/, 'https://ada.example');

    const file = join(portal.schemasDirectory, 'forms/profile/schema.json');
    const original = readFileSync(file, 'utf8');
    const schema = JSON.parse(original);
    const agent = { title: 'Agent', type: 'string' };
    const changed = { ...schema, required: [...schema.required, 'agent'], properties: { ...schema.properties, agent } };
    writeFileSync(file, JSON.stringify(changed));
    await expect
      .poll(() => page.evaluate(async () => /forms\/profile\.\w+/.exec(await (await fetch('/login')).text())?.[0]))
      .not.toBe(
        await page.evaluate(
          () => /forms\/profile\.\w+/.exec(document.getElementById('reelform-config')?.textContent ?? '')?.[0],
        ),
      );
    await person.press('button', 'Save');
    await page
      .getByText(/^This form has changed since you opened it/)
      .first()
      .waitFor();

    await page.reload();
    await person.press('button', 'Bring them back');
    await person.fill(/^Agent/, 'Grace');
    await person.press('button', 'Save');
    await page.getByText('Profile updated successfully.').first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Agent/).inputValue()).toBe('Grace');
    expect(await page.getByLabel(/^Website/).inputValue()).toBe('https://ada.example');
    expect(complaints).toEqual([]);
    writeFileSync(file, original);
    await page.context().close();
  });
});
