import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEpisodeFiles, addFiles } from '../api/details.ts';
import { createFilm, uploadEpisode } from '../api/films.ts';
import type { TestServer } from '../api/test-server.ts';
import { expectAccessible } from './browser.ts';
import { beginJourney, endJourney } from './journey.ts';
import { openLoggedIn } from './logIn.ts';
import { people } from './person.ts';

const [, keyboard] = people;

/** What stands in the fields of a list's rows, in their order. */
const namesOf = (page: Page, list: string) =>
  page
    .locator(`input[id^="details_${list}_"][id$="_title"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

const hasNoOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('the details of a series, with the keyboard alone', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await beginJourney();
  });
  afterAll(() => endJourney(server, browser));

  it('are filled in, an episode is added with a copy of them, and all is submitted and locked (R-335 to R-341, R-343, R-345 to R-349, R-352, R-353, R-359 to R-361, R-363 to R-366, R-374, R-375, R-377, R-378, R-389, R-391 to R-396, R-400)', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const film = await createFilm(ada, { type: 'SERIES', title: 'Night Shift' });
    const first = await uploadEpisode(server.url, ada, film);
    const { tables } = server.database;
    await tables.updateTable('films').set({ status: 2 }).where('id', '=', film).execute();

    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, keyboard, 1440);
    await person.press('button', 'Actions for Night Shift');
    await person.press('menuitem', 'View');
    await page.getByRole('heading', { name: 'My Films / View' }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.id);
    const ready = page.getByRole('region', { name: 'Before you submit' });
    await ready.getByRole('button', { name: 'Full description', exact: true }).waitFor();
    await ready.getByRole('button', { name: /^Details: \d+ things left to do$/ }).waitFor();
    await page
      .getByRole('button', { name: /^Move|Add a cast member/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'the details of a film');
    const submit = page.getByRole('button', { name: 'Save and Submit Now' });
    await page.emulateMedia({ media: 'print' });
    expect(await submit.isVisible(), 'a button on paper').toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), 'the title on paper').toBe(true);
    await page.emulateMedia({ media: null });
    expect(await submit.isVisible()).toBe(true);

    await person.press('button', /^Full description$/, ready);
    await expect.poll(focused).toBe('details_description');
    await page.keyboard.type('All night long, they watch the harbour.');
    await ready.getByRole('button', { name: 'Full description', exact: true }).waitFor({ state: 'detached' });
    await person.fill(/^Short description/, 'Six nights in a harbour.');
    await person.pick(/^Primary genres/, 'Drama');
    await person.pick(/^Secondary genres/, 'Harbour noir');
    await person.pick(/^Tags/, 'sea');
    await person.fill(/^Production year/, '20205');
    expect(await page.getByLabel(/^Production year/).inputValue()).toBe('2020');
    await person.choose(/^Rating \*?$|^Rating$/, 'PG-13');
    await person.fill(/^Production companies/, 'Lumen');
    await person.pick(/^Country of origin/, 'Germany');
    await person.fill(/^Filming locations/, 'Hamburg');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Hamburg' }).waitFor();
    await page.keyboard.press('Escape');
    await person.pick(/^Audio languages/, 'German');

    for (const [row, name] of ['Ann', 'Ben', 'Cem'].entries()) {
      await person.press('button', 'Add a cast member');
      await expect.poll(focused).toBe(`details_cast_${row}_title`);
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Sailor');
    }
    await person.press('button', 'Move Cast member 3');
    await page.keyboard.press('ArrowUp');
    await person.press('button', 'Move up Cast member 2');
    await expect.poll(() => namesOf(page, 'cast')).toEqual(['Cem', 'Ann', 'Ben']);
    await expect.poll(focused).toBe('details_cast_0__move');
    await person.press('button', 'Add a cast member');
    await person.press('button', 'Remove Cast member 4');
    await expect.poll(() => namesOf(page, 'cast')).toEqual(['Cem', 'Ann', 'Ben']);
    await expect.poll(focused).not.toBe('');
    await person.fill(/^Name/, 'Dana', page.locator('#details_crew_0'));
    expect(await page.locator('#details_crew_0__remove, #details_crew_0__move').count()).toBe(0);
    await page.getByText('Unsaved changes').waitFor();

    await person.press('button', 'Add Episode');
    await page.getByText('Data saved successfully.').first().waitFor();
    const adding = page.getByRole('dialog', { name: 'Add Episode Details' });
    await adding.getByLabel(/^Episode title/).waitFor();
    const saved = await tables.selectFrom('program_details').selectAll().where('film_id', '=', film).execute();
    expect(saved.map(({ details }) => details)).toEqual([
      expect.objectContaining({
        year: '2020',
        secondaryGenres: ['Harbour noir'],
        countryOfOrigin: 'DE',
        filmingLocations: ['Hamburg'],
        cast: ['Cem', 'Ann', 'Ben'].map((title, index) => ({ title, role: 'Sailor', order: index + 1 })),
        crew: [{ title: 'Dana', role: 'director' }],
      }),
    ]);
    await expectAccessible(page, 'the dialog of an episode');
    const footer = (around: Locator) => around.getByRole('button', { name: /^(Save and|Back To List|Close)/ }).allInnerTexts();
    expect(await footer(adding)).toEqual(['Save and Submit Now', 'Save and Finish Later', 'Close']);
    expect(await adding.getByLabel(/^Season/).inputValue()).toBe('1');
    await person.press('button', 'Copy Program Details', adding);
    await expect
      .poll(() => adding.getByLabel(/^Full description/).inputValue())
      .toBe('All night long, they watch the harbour.');
    await person.fill(/^Episode title/, 'Night two', adding);
    await person.press('button', 'Save and Finish Later', adding);
    await adding.waitFor({ state: 'detached' });

    await person.press('button', /^Continue Episode 1/);
    const viewing = page.getByRole('dialog', { name: 'View Episode Details' });
    await viewing.getByLabel(/^Episode title/).waitFor();
    await person.press('button', 'Copy Program Details', viewing);
    await person.fill(/^Episode title/, 'Night one', viewing);
    await person.press('button', 'Save and Finish Later', viewing);
    await viewing.waitFor({ state: 'detached' });
    await page.getByText('Episode 1: Night one').first().waitFor();
    await page.getByText('Episode 2: Night two').first().waitFor();

    const { chapters } = (await ada.call('GET /filmmakers/films/:id/view', { params: { id: film } })).body.data;
    expect(chapters.map(({ chapterId }: { chapterId: number }) => chapterId)[0]).toBe(first.chapterId);
    await person.press('button', 'Save and Submit Now');
    await page.getByText('Please provide required assets.').first().waitFor();
    for (const { chapterId } of chapters) await addEpisodeFiles(server, film, chapterId);
    await addFiles(server, film, 'SERIES');
    await page.reload();
    await page.getByRole('region', { name: 'Ready to submit' }).getByText('Everything is there.').waitFor();
    await person.press('button', 'Save and Submit Now');
    await page.getByText('Updated successfully.').first().waitFor();
    await page.getByText('Review', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel(/^Full description/).getAttribute('readonly')).not.toBeNull();
    expect(await page.getByRole('button', { name: 'Save and Submit Now' }).isDisabled()).toBe(true);
    const { status } = await tables.selectFrom('films').select('status').where('id', '=', film).executeTakeFirstOrThrow();
    expect(status).toBe(3);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'the details on a phone');
    expect(await hasNoOverflow(page)).toBe(true);
    expect(await footer(page.locator('main'))).toEqual(['Save and Submit Now', 'Save and Finish Later', 'Back To List']);
    await person.press('button', 'Back To List');
    await page.getByRole('heading', { name: 'My Films', exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
