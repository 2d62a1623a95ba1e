import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../api/attachments.ts';
import { createFilm, mp4, uploadVideo } from '../api/films.ts';
import type { TestServer } from '../api/test-server.ts';
import { expectAccessible } from './browser.ts';
import { beginJourney, endJourney } from './journey.ts';
import { openLoggedIn } from './logIn.ts';
import { people } from './person.ts';
import { animatedGif, differenceOf, greysOf, orientedJpeg, plainPicture } from './picture-file.ts';

const [mouse, keyboard] = people;

describe('a film that is past its submission', () => {
  let server: TestServer;
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reelform-film-view-'));
    // In this process, because no screen moves a film on yet: its status is set in the database.
    [server, browser] = await beginJourney();
  });
  afterAll(async () => {
    await endJourney(server, browser);
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('is opened from the list with the keyboard alone, gets its trailer, image, subtitles, countries, release date, BTS files and promotion (R-017, R-103, R-114, R-155, R-167, R-196, R-200 to R-202, R-204, R-205, R-221 to R-223, R-226, R-228, R-229, R-232 to R-237, R-239 to R-242)', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const film = await createFilm(ada, { type: 'SHORT_FILM', title: 'The Long Way Home' });
    await uploadVideo(server.url, ada, film);
    const { tables } = server.database;
    await tables.updateTable('films').set({ status: 4, notification_notes: 1 }).where('id', '=', film).execute();

    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, keyboard);
    await page.getByRole('row', { name: /The Long Way Home/ }).waitFor();
    await person.press('button', 'Actions for The Long Way Home');
    await person.press('menuitem', 'View');
    await page.getByRole('heading', { name: 'The Long Way Home' }).waitFor();
    await page.getByRole('heading', { name: 'My Films / View' }).waitFor();
    await expectAccessible(page, 'the film view');
    const preview = page.getByRole('heading', { name: 'Video preview' });
    await preview.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await preview.isVisible(), 'a video on paper').toBe(false);
    await page.emulateMedia({ media: null });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);

    await person.press('button', 'Manage Assets');
    const assets = page.getByRole('dialog', { name: 'Manage Assets' });
    await assets.getByRole('button', { name: /^Trailer/ }).waitFor();
    for (const column of ['Asset', 'Live Asset', 'Upload New Asset', 'Status'])
      expect(await assets.getByText(column, { exact: true }).first().isVisible()).toBe(true);
    await expectAccessible(page, 'Manage Assets');
    await page.setViewportSize({ width: 720, height: 450 });
    const save = await assets.getByRole('button', { name: 'Save', exact: true }).boundingBox();
    expect((save?.y ?? 450) + (save?.height ?? 0), 'the buttons at 200 %').toBeLessThan(450);
    await page.setViewportSize({ width: 1280, height: 900 });
    const registered = (path: RegExp) =>
      page.waitForResponse((response) => path.test(response.url()) && response.request().method() === 'POST');
    const trailer = registered(/upload-assets$/);
    await person.pickFile(/^Trailer/, write('my trailer.mp4', mp4), assets);
    expect((await trailer).status()).toBe(200);
    const image = registered(/upload-assets$/);
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    const { buffer } = await plainPicture('jpeg', { width: 900, height: 700 });
    await person.pickFile(/^Standard Image/, write('pier.jpg', buffer), assets);
    const crop = page.getByRole('dialog', { name: 'Move, Scale and Select area for Standard image' });
    await crop.getByText(/^\d+ x \d+ pixels$/).waitFor();
    await expectAccessible(page, 'the crop dialog');
    await person.press('button', 'Save', crop);
    expect((await put).headers()['content-type']).toBe('image/jpeg');
    expect((await image).status()).toBe(200);
    await assets.getByText('Awaiting review').nth(1).waitFor();
    await person.press('button', 'Close', assets);
    await assets.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Manage Assets');

    await person.press('button', 'Subtitles');
    const subtitles = page.getByRole('dialog', { name: 'Subtitles' });
    const add = /^Subtitles of the film/;
    await subtitles.getByRole('button', { name: add }).waitFor();
    await expectAccessible(page, 'Subtitles');
    await person.pick(/^Language/, 'English', subtitles);
    const attempt = async (name: string, content: string, message: string) => {
      await person.pickFile(add, write(name, content), subtitles);
      await subtitles.getByText(message).first().waitFor();
    };
    const good = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
    await attempt('notes.txt', good, 'Please select subtitle(srt) file only.');
    await attempt(
      'broken.srt',
      good.replace(',', '.'),
      'The uploaded SRT file has errors. Please check that you have followed all requirements.',
    );
    await person.pickFile(add, write('en.srt', good), subtitles);
    await subtitles.getByRole('button', { name: 'Remove English' }).waitFor();
    await person.press('button', 'Show English subtitles', subtitles);
    const cuesOver = () =>
      subtitles.locator('video').evaluate((video) => {
        const { videoWidth, textTracks } = video as HTMLVideoElement;
        return [videoWidth > 0, ...[...(textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text)];
      });
    await expect.poll(cuesOver).toEqual([true, 'Hello']);
    await expectAccessible(page, 'subtitles over the film');
    await person.pick(/^Language/, 'English', subtitles);
    await attempt('again.srt', good, 'For selected language sub-title file is already uploaded');
    await person.press('button', 'Save', subtitles);
    await page.getByText('Data saved successfully.').first().waitFor();
    await subtitles.waitFor({ state: 'detached' });

    await person.press('button', 'Manage Availability');
    const availability = page.getByRole('dialog', { name: 'Manage Availability' });
    await availability.getByRole('radio').first().waitFor();
    await expectAccessible(page, 'Manage Availability');
    await person.press('button', 'Save', availability);
    await expect.poll(() => availability.getByText('This field is required.').count()).toBeGreaterThan(1);
    await person.select(/^Everywhere but/, availability);
    await person.pick(/^Countries/, 'New Zealand', availability);
    await person.press('button', 'Save', availability);
    await availability.waitFor({ state: 'detached' });
    await page.getByText('Everywhere but in New Zealand').waitFor();

    await person.press('button', 'Submit Release Date');
    const release = page.getByRole('dialog', { name: 'Submit Release Date' });
    await release.getByText(/at least 2 weeks/).waitFor();
    await expectAccessible(page, 'Submit Release Date');
    await person.press('button', 'Submit', release);
    await release.getByText('Please select date and time').first().waitFor();
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16);
    await release.getByLabel(/^Release date/).fill(soon);
    await person.press('button', 'Submit', release);
    await page.getByText('Request submitted successfully.').first().waitFor();
    await page.getByText(new RegExp(`${soon.slice(11)} GMT`)).waitFor();

    await person.press('button', 'BTS Files');
    const files = page.getByRole('dialog', { name: 'BTS Files' });
    await person.press('button', 'Add New', files);
    const adding = page.getByRole('dialog', { name: 'Add BTS File' });
    await person.pickFile(/^File/, write('call sheet.pdf', pdf), adding);
    await adding.getByText('File Uploaded').first().waitFor();
    await person.fill(/^Notes/, 'First day', adding);
    await person.press('button', 'Submit', adding);
    await files.getByRole('row', { name: /call sheet\.pdf First day/ }).waitFor();
    await expect.poll(focused).toBe('Add New');
    await person.press('button', 'Edit call sheet.pdf', files);
    const editing = page.getByRole('dialog', { name: 'Edit BTS File' });
    await person.fill(/^Notes/, 'Second day', editing);
    await person.press('button', 'Submit', editing);
    await files.getByRole('row', { name: /call sheet\.pdf Second day/ }).waitFor();
    await person.press('button', 'View call sheet.pdf', files);
    await person.press('button', 'Close', page.getByRole('dialog', { name: 'View BTS File' }));
    await person.press('button', 'Delete call sheet.pdf', files);
    await person.press('button', 'Delete', page.getByRole('alertdialog'));
    await files.getByText('No records found').waitFor();
    await expect.poll(() => files.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await files.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('BTS Files');

    await person.press('link', 'Back To List');
    await person.press('button', 'Actions for The Long Way Home');
    await person.press('menuitem', 'Promotions');
    const promotions = page.getByRole('dialog', { name: 'Promotions: The Long Way Home' });
    await person.press('button', 'Director, written', promotions);
    const prompt = page.getByRole('dialog', { name: /^Written interview/ });
    const word = page.waitForEvent('download');
    await person.press('button', 'Download as Word document', prompt);
    expect((await word).suggestedFilename()).toMatch(/\.docx?$/);
    await person.press('button', 'Close', prompt);
    await expect.poll(focused).toBe('Director, written');
    await person.pickFile(/^Director: written interview/, write('answers.pdf', pdf), promotions);
    await promotions.getByText('answers.pdf').waitFor();
    await person.fill(/^Notes/, 'Ask for more.', promotions);
    await person.press('button', 'Save and Finish Later', promotions);
    await promotions.waitFor({ state: 'detached' });
    await person.press('button', 'Actions for The Long Way Home');
    await person.press('menuitem', 'Promotions');
    await promotions.getByText('answers.pdf').waitFor();
    await person.press('button', 'Save and Submit Now', promotions);
    await page.getByText('Promotion detail submitted successfully.').first().waitFor();

    const rows = await tables.selectFrom('assets').selectAll().where('film_id', '=', film).orderBy('id').execute();
    expect(rows.map(({ type, name, status, language_code }) => [type, name, status, language_code])).toEqual([
      ['videoUrl', null, 2, null],
      ['trailerUrl', 'my trailer.mp4', 2, null],
      ['standardImage', 'pier.jpg', 2, null],
      ['videoSrtFiles', 'English', 2, 'en'],
    ]);
    const stored = await tables.selectFrom('films').selectAll().where('id', '=', film).executeTakeFirstOrThrow();
    expect([stored.geo_type, stored.geo_countries, stored.notification_notes]).toEqual(['exclude', ['NZ'], 0]);
    expect(stored.requested_release_at?.toISOString().slice(0, 16)).toBe(soon);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('takes pictures into its store, cut as they are seen or byte for byte, at most ten, and gives one up again (R-187, R-194, R-197, R-201)', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const film = await createFilm(ada, { type: 'SHORT_FILM', title: 'Paper Boats' });
    await uploadVideo(server.url, ada, film);
    const { tables } = server.database;
    await tables.updateTable('films').set({ status: 2 }).where('id', '=', film).execute();
    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, mouse);
    await person.press('button', 'Actions for Paper Boats');
    await person.press('menuitem', 'View');
    await person.press('button', 'Manage Assets');
    const assets = page.getByRole('dialog', { name: 'Manage Assets' });

    const turned = await orientedJpeg(6);
    await person.pickFile(/^Standard Image/, write(turned.name, turned.buffer), assets);
    const crop = page.getByRole('dialog', { name: 'Move, Scale and Select area for Standard image' });
    await crop.getByText(/^\d+ x \d+ pixels$/).waitFor();
    await crop.getByRole('slider', { name: 'Zoom' }).press('End');
    await crop.getByRole('slider', { name: 'From left' }).fill('37');
    await crop.getByRole('slider', { name: 'From top' }).fill('61');
    await person.press('button', 'Save', crop);
    await assets.getByText('Awaiting review').nth(1).waitFor();

    await person.choose('Asset type', 'Thumbnails', assets);
    const add = page.getByRole('button', { name: 'Thumbnails* Add images' });
    const pictures = assets.getByRole('group', { name: 'Thumbnails' }).filter({ has: add }).last();
    const large = { width: 9000, height: 6000 };
    const files = [
      { ...turned, name: 'turned.jpg' },
      { ...(await plainPicture('gif', { width: 600, height: 300 })), name: 'still.gif' },
      { ...(await plainPicture('png', large)), name: 'large.png' },
      { ...(await plainPicture('gif', { width: 6000, height: 4000 })), name: 'large.gif' },
      ...(await Promise.all(
        Array.from({ length: 7 }, async (_, at) => ({
          ...(await plainPicture('png', { width: 480 + at, height: 200 })),
          name: `plain ${at + 1}.png`,
        })),
      )),
    ];
    const chooser = page.waitForEvent('filechooser');
    await add.click();
    await (await chooser).setFiles(files.map(({ name, buffer }) => write(name, buffer)));
    await pictures.getByText('At most 10 images. Remove one to add another.').first().waitFor();
    const links = pictures.getByRole('link', { name: /^View or download/ });
    await expect.poll(() => links.count(), { timeout: 60_000 }).toBe(10);
    expect(await pictures.getByRole('listitem').filter({ hasText: 'plain 7.png' }).count()).toBe(0);
    await expectAccessible(page, 'ten pictures');

    expect(await add.getAttribute('aria-disabled')).toBe('true');
    await pictures.getByRole('button', { name: 'Remove still.gif' }).click();
    await person.press('button', 'Delete');
    await page.getByText('File removed successfully.').first().waitFor();
    await expect.poll(() => links.count()).toBe(9);
    const moving = await animatedGif();
    await person.pickFile(/^Thumbnails\* Add images/, write(moving.name, moving.buffer), assets);
    await pictures.getByText('This image is animated. Please select a still image.').first().waitFor();

    const rows = await tables.selectFrom('assets').selectAll().where('film_id', '=', film).orderBy('id').execute();
    const contentOf = async (key: string, size: number) => Buffer.from(await server.storage.readRange(key, 0, size));
    const cut = rows.find(({ type }) => type === 'standardImage');
    const seen = await contentOf(cut?.key ?? '', Number(cut?.size_bytes));
    const whole = { left: 0, top: 0, width: 480, height: 200 };
    const wanted = await greysOf(turned.buffer, { ...whole, left: 37, top: 61 });
    expect(differenceOf(await greysOf(seen, whole), wanted)).toBeLessThan(4);
    const thumbnails = rows.filter(({ type, status }) => type === 'thumbnail' && status === 2);
    const kept = files.slice(0, 10).filter(({ name }) => name !== 'still.gif');
    expect(thumbnails).toHaveLength(kept.length);
    const stored = await Promise.all(thumbnails.map(({ key, size_bytes }) => contentOf(key, Number(size_bytes))));
    for (const { name, buffer } of kept)
      expect(
        stored.some((content) => content.equals(buffer)),
        name,
      ).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('saved in two windows is compared field by field, and what is chosen is kept', async () => {
    const ada = await server.filmmaker('Ada Lumen');
    const film = await createFilm(ada, { type: 'SHORT_FILM', title: 'Harbour', shortDescription: 'Old words.' });
    const { page, complaints, person } = await openLoggedIn(browser, server.url, ada, keyboard);
    await person.press('button', 'Actions for Harbour');
    await person.press('menuitem', 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Film' });
    await person.fill(/^Title/, 'Mine', dialog);
    const body = { programStatus: 0, programDetails: { title: 'Theirs', type: 'SHORT_FILM', shortDescription: 'New words.' } };
    const other = await ada.call('POST /filmmakers/films/:id/update', { params: { id: film }, body });
    expect(other.status).toBe(200);
    await person.press('button', 'Save and Finish Later', dialog);
    const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
    await conflict.getByRole('radiogroup', { name: 'Title' }).waitFor();
    await expectAccessible(page, 'the comparison of two versions');
    await person.press('button', 'Save with these choices', conflict);
    await page.getByText('Updated successfully.').first().waitFor();
    const { data } = (await ada.call('GET /filmmakers/films/:id/view', { params: { id: film } })).body;
    expect([data.title, data.shortDescription]).toEqual(['Mine', 'New words.']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
