import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { type FaultLink, startFaultLink } from '../faults/fault-link.ts';
import { launchBrowser, openPage } from '../journeys/browser.ts';
import { writeFilm } from '../journeys/film-file.ts';
import { people } from '../journeys/person.ts';
import { startPortal } from '../journeys/portal.ts';
import { register } from '../journeys/register.ts';
import { pageMemory, watchMemory } from './browser-processes.ts';

/** What is measured. */
export interface UploadBench {
  /** Size of the film in MB. */
  readonly megabytes: number;
  /** Speed of the link in MB/s. */
  readonly megabytesPerSecond: number;
  /** Time that answers take on the link, in ms. */
  readonly delayMs: number;
  /** Length of the store's outage in the storm, in seconds. */
  readonly outageSeconds: number;
  /** How often curl and the portal take turns; their medians are told. */
  readonly rounds: number;
  /** What is measured: beside curl, two films at once, a tab that dies, and a storm. */
  readonly parts: readonly string[];
}

/** Every part that can be measured. */
export const uploadParts = ['calm', 'two', 'kill', 'storm'] as const;

interface Film {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const dialogName = 'Submit New Film';

/** Opens the dialog of a new film and chooses its file. */
const beginUpload = async (page: Page, title: string, path: string) => {
  const person = people[0].meet(page);
  await person.press('button', dialogName);
  const dialog = page.getByRole('dialog', { name: dialogName });
  await person.fill(/^Title/, title, dialog);
  await person.choose(/^Type/, 'Short Film', dialog);
  const began = performance.now();
  await person.pickFile(/Choose a video/, path, dialog);
  await dialog
    .getByText(/File Uploading/)
    .first()
    .waitFor();
  return { dialog, began };
};

/** Asks the page for the address under which the last film's video can be fetched, and hashes what is there. */
const hashStored = async (page: Page, title: string, url: string) => {
  const address = await page.evaluate(async (name) => {
    const list = await (await fetch(`/admin-api/filmmakers/films?page=1&searchText=${name}`)).json();
    const view = await (await fetch(`/admin-api/filmmakers/films/${list.data.rows[0].id}/view`)).json();
    return (
      new URL(view.data.videoLivePreview, location.href).pathname + new URL(view.data.videoLivePreview, location.href).search
    );
  }, title);
  const hash = createHash('sha256');
  const reply = await fetch(url + address);
  for await (const bytes of reply.body ?? []) hash.update(bytes);
  return hash.digest('hex');
};

/** Signs addresses for a whole file and has curl put it there, over so many connections at once; seconds. */
const measureCurl = async (page: Page, url: string, film: Film, connections = 1) => {
  const signed = await page.evaluate(
    async ({ size, count }) => {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const body = { programStatus: 0, programDetails: { title: 'By curl' }, episodeData: [] };
      const made = await (await fetch('/admin-api/filmmakers/films/create', { ...json, body: JSON.stringify(body) })).json();
      const sign = async () => {
        const query = new URLSearchParams({
          objectName: 'curl.mp4',
          contentType: 'video/mp4',
          path: `films/${made.data.id}/assets/`,
          size: String(size),
        });
        return (await fetch(`/admin-api/s3/sign?${query}`)).json();
      };
      return Promise.all(Array.from({ length: count }, sign));
    },
    { size: film.size, count: connections },
  );
  const began = performance.now();
  const put = (address: string) => {
    const given = ['-sf', '-T', film.path, '-H', 'Content-Type: video/mp4', '-H', 'Expect:', new URL(address, url).href];
    return new Promise((done) => spawn('curl', given, { stdio: 'ignore' }).once('exit', done));
  };
  const statuses = await Promise.all(signed.map(({ signedUrl }) => put(signedUrl)));
  if (statuses.some((status) => status !== 0)) throw new Error(`curl ended with ${statuses}`);
  return (performance.now() - began) / 1000;
};

const isPut = (request: Request) => request.method() === 'PUT';

/** Uploads a film by the portal's own dialog: seconds from the first call to the answer to the last, and what it took. */
const measurePortal = async (browser: Browser, page: Page, link: FaultLink, title: string, film: Film) => {
  const idle = await pageMemory(browser);
  const stopWatching = watchMemory(browser);
  const sentBefore = link.counts().sentBytes;
  const at = () => performance.now();
  const isParts = film.size > 500_000_000;
  const firstCall = page.waitForRequest(isParts ? /multipart-upload$/ : /s3\/sign\?/).then(at);
  const firstByte = page.waitForRequest(isPut).then(at);
  const lastAnswer = isParts
    ? page.waitForResponse(/complete-upload$/, { timeout: 600_000 }).then(at)
    : page.waitForResponse((response) => isPut(response.request()), { timeout: 600_000 }).then(at);
  const { dialog } = await beginUpload(page, title, film.path);
  const began = await firstCall;
  const seconds = ((await lastAnswer) - began) / 1000;
  await dialog.getByText('File Uploaded', { exact: true }).first().waitFor({ timeout: 60_000 });
  const extra = (link.counts().sentBytes - sentBefore) / film.size - 1;
  const memory = stopWatching() - idle;
  await page.goto('/');
  return { seconds, firstByteMs: (await firstByte) - began, extra, memory };
};

/** Kills the tab at 60 %, opens another and chooses the file again there: what arrived before, and what was sent again. */
const measureKill = async (browser: Browser, url: string, link: FaultLink, film: Film) => {
  const { page } = await openPage(browser, url);
  await register(page, people[1].meet(page));
  await beginUpload(page, 'Killed', film.path);
  const arrived = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('reelform-uploads-')) ?? '';
      return Number(JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.sentBytes ?? 0);
    });
  let known = 0;
  while (known < 0.6 * film.size) {
    known = await arrived();
    await new Promise((done) => setTimeout(done, 20));
  }
  await page.goto('chrome://crash').catch(() => undefined);
  await new Promise((done) => setTimeout(done, 1000));
  const back = await page.context().newPage();
  await back.goto(url);
  const tray = back.getByRole('region', { name: 'Uploads' });
  const chooser = back.waitForEvent('filechooser');
  await tray.getByRole('button', { name: 'Choose the file' }).click();
  const from = link.counts().sentBytes;
  await (await chooser).setFiles(film.path);
  await tray.getByText('File Uploaded').waitFor({ timeout: 600_000 });
  return { page: back, arrived: known / film.size, sentAfter: (link.counts().sentBytes - from) / film.size };
};

/** Lets the link fail in every way, with an outage in between: more than 50 connections are cut. */
const raiseStorm = async (link: FaultLink, rate: number, { outageSeconds, megabytes }: UploadBench) => {
  const size = megabytes * 1e6;
  const storm = { bytesPerSecond: rate, breakEvery: [size / 200, size / 30], breakBy: 'either', busy: 0.2 } as const;
  const broken = () => link.counts().cuts + link.counts().silences - from;
  const from = link.counts().cuts + link.counts().silences;
  link.become(storm);
  while (broken() < 10) await new Promise((done) => setTimeout(done, 100));
  link.become({ isDown: true });
  await new Promise((done) => setTimeout(done, outageSeconds * 1000));
  link.become(storm);
};

/** Measures uploads of the built portal in Chromium over a slow link, beside curl on the same link in the same run. */
export const measureUploads = async (print: (line: string) => void, bench: UploadBench) => {
  const rate = bench.megabytesPerSecond * 1e6;
  const calm = { bytesPerSecond: rate, answerDelayMs: bench.delayMs };
  const folder = mkdtempSync(join(tmpdir(), 'reelform-bench-'));
  const film: Film = writeFilm(folder, 'film.mp4', bench.megabytes * 1e6);
  const third: Film = writeFilm(folder, 'third.mp4', (bench.megabytes * 1e6) / 3);
  const single: Film = writeFilm(folder, 'single.mp4', 100e6);
  const half: Film = writeFilm(folder, 'half.mp4', (bench.megabytes * 1e6) / 2);
  const portal = await startPortal({ UPLOAD_SIGNATURE_SECONDS: '20' });
  const link = await startFaultLink(Number(new URL(portal.url).port));
  const url = `http://127.0.0.1:${link.port}`;
  const browser = await launchBrowser();
  const { page } = await openPage(browser, url);
  const parts = new Set(bench.parts);
  const isWhole = async (where: Page, title: string, { sha256 }: Film) =>
    (await hashStored(where, title, portal.url)) === sha256 ? 'right' : 'WRONG';
  const speed = (bytes: number, seconds: number) => `${(bytes / seconds / 1e6).toFixed(1)} MB/s`;
  try {
    await register(page, people[0].meet(page));
    link.become(calm);
    const rounds: { curl: number; portal: number; memory: number }[] = [];
    for (let round = 1; parts.has('calm') && round <= bench.rounds; round += 1) {
      // Taking turns within a minute: whatever else the machine does then, it does to both.
      const curl = await measureCurl(page, url, film);
      const measured = await measurePortal(browser, page, link, `Calm ${round}`, film);
      rounds.push({ curl, portal: measured.seconds, memory: measured.memory });
      print(
        `round ${round}`.padEnd(34) +
          `curl ${speed(film.size, curl)}, portal ${speed(film.size, measured.seconds)}, ` +
          `${((curl / measured.seconds) * 100).toFixed(0)} % of curl, first byte after ${measured.firstByteMs.toFixed(0)} ms, ` +
          `${measured.memory.toFixed(0)} MB over idle, ${(measured.extra * 100).toFixed(1)} % sent again, ` +
          `SHA-256 ${await isWhole(page, `Calm ${round}`, film)}`,
      );
    }
    if (parts.has('calm')) {
      const share = median(rounds.map(({ curl, portal }) => (curl / portal) * 100));
      print(
        `portal, ${bench.megabytes} MB, median`.padEnd(34) +
          `${speed(film.size, median(rounds.map((round) => round.portal)))}, ${share.toFixed(0)} % of curl, ` +
          `${median(rounds.map(({ memory }) => memory)).toFixed(0)} MB over idle`,
      );
      const three = await measureCurl(page, url, third, 3);
      print(`${'curl, 3 connections at once'.padEnd(34)}${speed(3 * third.size, three)}`);
      const whole = await measurePortal(browser, page, link, 'Whole', single);
      print(
        `one PUT of ${single.size / 1e6} MB`.padEnd(34) +
          `${speed(single.size, whole.seconds)}, first byte ${whole.firstByteMs.toFixed(0)} ms after the first call, ` +
          `SHA-256 ${await isWhole(page, 'Whole', single)}`,
      );
    }

    if (parts.has('two')) {
      const first = await beginUpload(page, 'First', half.path);
      await people[0].meet(page).press('button', 'Close', first.dialog);
      await people[0].meet(page).press('button', 'Leave');
      const second = await beginUpload(page, 'Second', half.path);
      const [bytes, at] = [link.counts().sentBytes, performance.now()];
      await page.waitForTimeout((bench.megabytes / bench.megabytesPerSecond) * 400);
      const together = speed(link.counts().sentBytes - bytes, (performance.now() - at) / 1000);
      await second.dialog.getByText('File Uploaded', { exact: true }).first().waitFor({ timeout: 600_000 });
      print(`${'two at once'.padEnd(34)}${together} of ${bench.megabytesPerSecond}`);
      await page.goto('/');
    }

    if (parts.has('kill')) {
      const killed = await measureKill(browser, url, link, film);
      print(
        'tab killed at 60 %'.padEnd(34) +
          `${(killed.arrived * 100).toFixed(0)} % had arrived, ${(killed.sentAfter * 100).toFixed(0)} % sent after it was ` +
          `reopened, SHA-256 ${await isWhole(killed.page, 'Killed', film)}`,
      );
      await killed.page.context().close();
    }

    if (parts.has('storm')) {
      const before = link.counts();
      let expired = 0;
      page.on('response', (response) => {
        if (isPut(response.request()) && response.status() === 403) expired += 1;
      });
      const storm = await beginUpload(page, 'Storm', film.path);
      await raiseStorm(link, rate, bench);
      await storm.dialog.getByText('File Uploaded', { exact: true }).first().waitFor({ timeout: 900_000 });
      const after = link.counts();
      link.become(calm);
      print(
        'storm'.padEnd(34) +
          `${((performance.now() - storm.began) / 1000).toFixed(0)} s, ${after.cuts - before.cuts} cuts, ` +
          `${after.silences - before.silences} silences, ${after.busy - before.busy} times 503, ${expired} expired signatures, ` +
          `${bench.outageSeconds} s outage, SHA-256 ${await isWhole(page, 'Storm', film)}`,
      );
    }
  } finally {
    await browser.close();
    await link.stop();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
