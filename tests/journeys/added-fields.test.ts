import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FilmStatus } from '@reelform/schemas/api';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openChannel, publishedFilm } from '../api/channels.ts';
import { createFilm, draft, mp4 } from '../api/films.ts';
import { staffClient } from '../api/staff.ts';
import type { TestServer } from '../api/test-server.ts';
import { expectAccessible } from './browser.ts';
import { beginJourney, endJourney } from './journey.ts';
import { openLoggedIn } from './logIn.ts';
import { people } from './person.ts';

const [mouse] = people;
const forms = ['manage-assets', 'subtitles', 'channel-videos', 'channel-order'];
const field = { title: 'Festival', type: 'string', maxLength: 5 };
const tooLong = 'Please enter the value must be less than or equal to 5 characters.';

describe('a field that is added to a form of files or of a channel', () => {
  let server: TestServer;
  let browser: Browser;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;

  beforeAll(async () => {
    [server, browser] = await beginJourney({ env: { WATCH_SCHEMAS: '1' } });
    const page = async () => (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
    const addressIn = (html: string, form: string) => new RegExp(`/forms/${form}\\.\\w+\\.js`).exec(html)?.[0];
    const before = await page();
    for (const form of forms) {
      const file = join(server.home.schemasDirectory, `forms/${form}/schema.json`);
      const schema = JSON.parse(readFileSync(file, 'utf8'));
      schema.properties.festival = field;
      if (form === 'subtitles') schema.required = ['festival'];
      if (schema.properties.chapters) schema.properties.chapters.items.properties.festival = field;
      writeFileSync(file, JSON.stringify(schema));
    }
    await vi.waitFor(
      async () => {
        const after = await page();
        for (const form of forms) expect(addressIn(after, form)).not.toBe(addressIn(before, form));
      },
      { timeout: 60_000 },
    );
    ada = await server.filmmaker('Ada Lumen');
  });
  afterAll(() => endJourney(server, browser));

  const filmAt = async (status: number, details: object, episodes: readonly object[] = []) => {
    const id = await createFilm(ada, details);
    if (episodes.length > 0)
      await ada.call('POST /filmmakers/films/:id/update', { params: { id }, body: draft(details, episodes) });
    await server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
    return id;
  };
  const addedTo = async (id: number) =>
    (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data.added ?? {};

  it('is kept in Manage Assets as soon as the typing pauses, an episode’s too, and is not left unsaved (R-620)', async () => {
    const details = { type: 'SERIES', title: 'Night Tides' };
    const id = await filmAt(FilmStatus.active, details, [{ title: 'One' }, { title: 'Two' }]);
    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, mouse);
    await page.getByRole('heading', { name: 'My Films' }).first().waitFor();
    await page.goto(`/films/view/${id}`);
    const assets = page.getByRole('dialog', { name: 'Manage Assets' });
    const open = async () => {
      await person.press('button', 'Manage Assets');
      await assets.getByRole('button', { name: /^Trailer/ }).waitFor();
    };
    const festival = assets.getByLabel('Festival').last();
    await open();
    await festival.fill('Locarno');
    await page.keyboard.press('Tab');
    await assets.getByText(tooLong).first().waitFor();
    await festival.fill('Locar');
    await expect.poll(() => addedTo(id)).toMatchObject({ 'manage-assets': { festival: 'Locar' } });
    await assets.getByText(tooLong).first().waitFor({ state: 'detached' });
    await expectAccessible(page, 'Manage Assets with an added field');

    await person.press('button', /^Episode 2/, assets);
    await assets
      .getByRole('group', { name: /^Episode 2/ })
      .getByLabel('Festival')
      .fill('Genev');
    // A file that arrives while it is typed takes nothing away.
    await festival.fill('Bas');
    await person.pickFile(/^Trailer/, { name: 'tide.mp4', mimeType: 'video/mp4', buffer: Buffer.from(mp4) }, assets);
    await festival.fill('Base');
    await assets.getByText('Awaiting review').first().waitFor();
    expect(await festival.inputValue()).toBe('Base');
    // Closed before it pauses.
    await festival.fill('Basel');
    await person.press('button', 'Close', assets);
    await assets.waitFor({ state: 'detached' });
    const [, two] = (await ada.call('GET /filmmakers/films/:id/view', { params: { id } })).body.data.chapters;
    const kept = { festival: 'Basel', chapters: [{ chapterId: two.chapterId, festival: 'Genev' }] };
    await expect.poll(async () => (await addedTo(id))['manage-assets']).toEqual(kept);
    await open();
    await expect.poll(() => festival.inputValue()).toBe('Basel');

    await page.context().setOffline(true);
    await festival.fill('Bern');
    await person.press('button', 'Close', assets);
    await page.getByText('Your changes are not saved and will be lost.').waitFor();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await expect.poll(async () => (await addedTo(id))['manage-assets'].festival).toBe('Bern');
    await person.press('button', 'Close', assets);
    await assets.waitFor({ state: 'detached' });
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await page.context().close();
  });

  it('stands in the film’s page beside its files, and what it asks for is among what is missing (R-620)', async () => {
    const id = await filmAt(FilmStatus.details, { type: 'SHORT_FILM', title: 'Harbour Lights' });
    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, mouse);
    await page.getByRole('heading', { name: 'My Films' }).first().waitFor();
    await page.goto(`/films/view/${id}`);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const missing = page.getByRole('button', { name: 'Festival', exact: true });
    await missing.click();
    const ofSubtitles = part('Subtitles').getByLabel('Festival');
    await expect.poll(() => ofSubtitles.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Ghent');
    await part('Manage Assets').getByLabel('Festival').fill('Locar');
    await expect.poll(() => addedTo(id)).toEqual({ 'manage-assets': { festival: 'Locar' }, subtitles: { festival: 'Ghent' } });
    await missing.waitFor({ state: 'detached' });
    await page.reload();
    await person.press('button', 'Upload Trailer');
    await expect.poll(() => ofSubtitles.inputValue()).toBe('Ghent');
    await expectAccessible(page, 'the assets of a film with added fields');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('of a channel is sent with the videos and with their order, and shown again (R-620)', async () => {
    const id = await openChannel(server, ada, await staffClient(server), 131);
    for (const title of ['Tide', 'Ebb']) await publishedFilm(server, ada, title);
    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, mouse);
    await page.getByRole('heading', { name: 'My Films' }).first().waitFor();
    await page.goto('/my-channel');
    await person.pick(/^Videos/, 'Tide');
    await person.pick(/^Videos/, 'Ebb');
    await person.fill('Festival', 'Locar');
    await person.press('button', 'Assign To Channel');
    await page.getByText('Festival: Locar').nth(1).waitFor();
    await page.goto(`/my-channel/${id}/assign-video-order`);
    await person.press('button', 'Move up Ebb');
    await person.fill('Festival', 'Ghent');
    await person.press('button', 'Save Order');
    await page.getByText('Programs order changed successfully.').first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Save Order' }).waitFor();
    await expect.poll(() => page.getByLabel('Festival').inputValue()).toBe('Ghent');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
