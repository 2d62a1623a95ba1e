import { join } from 'node:path';
import sharp from 'sharp';
import { it } from 'vitest';
import { createFilm, mp4, uploadEpisode, uploadVideo } from '../api/films.ts';
import { createTestServer } from '../api/test-server.ts';
import { launchBrowser, openPage, expectAccessible } from './browser.ts';

const out = '/tmp/portal-film-view';
it('drives', async () => {
  const server = await createTestServer({ config: { appDirectory: join(process.cwd(), 'app/dist') } });
  const browser = await launchBrowser();
  const ada = await server.filmmaker('Ada Lumen');
  const long = 'The extraordinarily long and winding road that leads to the harbour where the lights were burning all night although nobody was there to see them, part two of three';
  const film = await createFilm(ada, { type: 'SHORT_FILM', title: long, shortDescription: 'A sailor walks home.' });
  const set = (status: number, id = film) => server.database.tables.updateTable('films').set({ status }).where('id', '=', id).execute();
  const video = await uploadVideo(server.url, ada, film);
  await set(2);
  const put = async (name: string, type: string, bytes: Uint8Array<ArrayBuffer>, assetType: string, more: object = {}, id = film) => {
    const signed = type === 'text/plain'
      ? await ada.call('POST /upload/subtitle', { body: { objectName: name, contentType: type, programId: id } })
      : await ada.call('GET /s3/sign', { query: { objectName: name, contentType: type, path: `films/${id}/assets/` } });
    await fetch(new URL(signed.body.signedUrl, server.url), { method: 'PUT', headers: signed.body.headers, body: bytes });
    const r = await ada.call('POST /filmmakers/films/:id/upload-assets', { params: { id }, body: { assetType, assetUrl: signed.body.key, assetStatus: 2, name, ...more } });
    if (r.status !== 200) throw new Error(JSON.stringify(r.body));
    return signed.body.key as string;
  };
  const pic = (w: number, h: number, background: string) => sharp({ create: { width: w, height: h, channels: 3, background } }).jpeg().toBuffer();
  const still = await put('pier at night.jpg', 'image/jpeg', Uint8Array.from(await pic(960, 400, '#357')), 'standardImage');
  const trailer = await put('trailer.mp4', 'video/mp4', mp4, 'trailerUrl');
  for (let n = 0; n < 3; n += 1) await put(`thumb ${n}.jpg`, 'image/jpeg', Uint8Array.from(await pic(480, 200, n === 1 ? '#a55' : '#585')), 'thumbnail');
  await put('en.srt', 'text/plain', Uint8Array.from(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHi\n')), 'videoSrtFiles', { lanCode: 'en', name: 'English' });
  await server.database.tables.updateTable('assets').set({ status: 0, reject_message: 'The sound is far too loud in the second half.' }).where('key', '=', trailer).execute();
  await server.database.tables.updateTable('assets').set({ status: 1 }).where('key', 'in', [video, still]).execute();
  const series = await createFilm(ada, { type: 'SERIES', title: 'Harbour Lights' });
  const ep1 = await uploadEpisode(server.url, ada, series);
  await uploadEpisode(server.url, ada, series);
  await server.database.tables.updateTable('chapters').set({ title: 'Night one' }).where('id', '=', ep1.chapterId).execute();
  await set(4, series);

  const go = async (width: number, dark: boolean, path: string) => {
    const { page, complaints } = await openPage(browser, server.url, width);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.goto('/login');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill('a lamp in the harbour');
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    await page.goto(path);
    await page.getByRole('heading', { level: 2 }).waitFor();
    return { page, complaints };
  };
  const only = process.env['ONLY'];
  for (const [width, dark] of [[1440, false], [768, true], [390, false]] as const) {
    await set(4);
    const { page, complaints } = await go(width, dark, `/films/view/${film}`);
    const shot = async (name: string) => {
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${out}/${name}-${width}.png` });
    };
    const step = async (name: string, work: () => Promise<void>) => {
      if (only && !only.split(',').includes(name)) return;
      try { await work(); } catch (error) { console.log(width, name, String(error).slice(0, 1500)); await shot(`${name}-FAILED`); await page.goto(`/films/view/${film}`); }
    };
    await step('page', async () => { await page.waitForTimeout(800); await page.screenshot({ path: `${out}/page-${width}.png`, fullPage: true }); await expectAccessible(page, 'page'); });
    await step('assets', async () => {
      await page.getByRole('button', { name: 'Manage Assets' }).click();
      await page.getByRole('dialog').getByText('Standard Image').first().waitFor();
      await shot('assets');
      await expectAccessible(page, 'assets');
      await page.getByRole('combobox', { name: 'Asset type' }).selectOption('Thumbnails');
      await shot('thumbnails');
      await page.getByRole('combobox', { name: 'Asset type' }).selectOption('Branding Assets');
      await shot('branding');
      await page.getByRole('button', { name: 'Save' }).click();
      await shot('assets-errors');
      await page.getByRole('combobox', { name: 'Asset type' }).selectOption({ index: 0 });
      await page.getByRole('button', { name: /^Preview Video/ }).click();
      await page.getByRole('dialog', { name: /Preview of/ }).locator('video').waitFor();
      await shot('video');
      await page.getByRole('dialog', { name: /Preview of/ }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: /Request removal of Standard/ }).click();
      await shot('confirm');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await page.waitForTimeout(500);
      console.log('focus', await page.evaluate(() => document.activeElement?.textContent));
    });
    await step('subtitles', async () => {
      await page.getByRole('button', { name: 'Subtitles' }).click();
      await page.getByRole('dialog').getByText('English').first().waitFor();
      await shot('subtitles');
      await expectAccessible(page, 'subtitles');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    });
    await step('availability', async () => {
      await page.getByRole('button', { name: 'Manage Availability' }).click();
      await page.getByRole('dialog').getByText('Countries').first().waitFor();
      await shot('availability');
      await expectAccessible(page, 'availability');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await shot('availability-errors');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    });
    await step('release', async () => {
      await page.getByRole('button', { name: 'Submit Release Date' }).click();
      await page.getByRole('dialog').getByText(/2 weeks/).waitFor();
      await shot('release');
      await expectAccessible(page, 'release');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    });
    await step('series', async () => {
      await page.goto(`/films/view/${series}`);
      await page.getByRole('button', { name: 'Manage Assets' }).click();
      await page.getByRole('dialog').getByText('Episode 1').first().waitFor();
      await page.getByRole('button', { name: /Episode assets/ }).first().click();
      await page.getByText('Episode 1').first().scrollIntoViewIfNeeded();
      await shot('series');
      await expectAccessible(page, 'series');
    });
    await step('review', async () => {
      await set(3);
      await page.goto(`/films/view/${film}`);
      await page.getByRole('button', { name: 'Manage Assets' }).click();
      await page.getByRole('dialog').getByText('Standard Image').first().waitFor();
      await shot('review');
    });
    console.log(width, complaints);
    await page.context().close();
  }
  await browser.close();
  await server.stop();
}, 300_000);
