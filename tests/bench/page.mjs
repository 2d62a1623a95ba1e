// The details of a film with 500 people in the cast, in the portal's own page beside our form alone and beside a form
// written by hand with react-hook-form, which are both bare pages: `npm run bench -- page`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { buildStale } from '../../server/bin/build.mjs';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';
import { openSite } from './contender-site.mjs';
import { contenders } from './contenders.mjs';
import { counters, heapOf, inPage, longestTask, press, quiet, timed, type } from './gauges.mjs';
import { measure } from './measure.mjs';
import { createRecord } from './record.mjs';
import { summarise } from './statistics.mjs';

const size = 500;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '2' },
    keys: { type: 'string', default: '20' },
    profile: { type: 'boolean', default: false },
  },
});
const [rounds, keys] = [Number(values.rounds), Number(values.keys)];
const here = dirname(fileURLToPath(import.meta.url));

buildStale();
const { openPortalFilm } = await importSource('tests/bench/portal-film.ts');
const site = await openSite(
  here,
  contenders.filter(({ name }) => name === 'reelform' || name === 'rhf-plain'),
);
const film = await openPortalFilm(size);
const driver = await build({
  stdin: {
    contents: `import { startPortalDriver } from './portal-driver.ts'; startPortalDriver(${size});`,
    resolveDir: here,
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** One round of the portal's page: the same figures by the same gauges as those of a contender. */
const roundInPortal = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await film.logIn(context);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = () => page.evaluate(driver.outputFiles[0].text);
  const figures = {};
  try {
    await page.goto(`${film.url}/`);
    await page.getByRole('button', { name: /^Actions for/ }).waitFor();
    await quiet(page, client);
    const empty = await heapOf(client);
    // Once through the film's page, so that its code is there, as after a contender's first mount.
    await page.goto(`${film.url}/films/view/${film.id}`);
    await page.locator('#details_title').waitFor();
    await start();
    await quiet(page, client, 1000);
    figures.heap = (await heapOf(client)) - empty;
    await page.getByRole('link', { name: 'Back To List' }).click();
    await page.getByRole('button', { name: /^Actions for/ }).waitFor();
    await quiet(page, client);
    const from = (await counters(client)).work;
    figures.mount = await inPage(page, 'mount');
    await quiet(page, client);
    figures['mount work'] = (await counters(client)).work - from;
    if (values.profile) await client.send('Profiler.enable').then(() => client.send('Profiler.start'));
    for (const field of ['first', 'last']) {
      const { work, frames } = await type(page, client, field, keys);
      figures[`${field}: work per key`] = work;
      figures[`${field}: key to frame`] = frames;
    }
    for (const [which, change] of [
      ['add', 1],
      ['move', 0],
      ['remove', -1],
    ]) {
      const before = await inPage(page, 'castLength');
      const taken = await press(page, client, which);
      if (!taken) throw new Error(`no button to ${which}`);
      figures[`${which} row`] = taken.work;
      const after = await inPage(page, 'castLength');
      if (after !== before + change) throw new Error(`${which} left ${after} rows of ${before}`);
    }
    if (values.profile) printProfile((await client.send('Profiler.stop')).profile);
    figures['longest task, live validation'] = await longestTask(browser, page, client, keys);
    return { figures };
  } finally {
    await context.close();
  }
};

const printProfile = ({ nodes, samples, timeDeltas }) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map();
  for (const [index, id] of samples.entries()) {
    const { functionName, url, lineNumber, columnNumber } = byId.get(id).callFrame;
    const name = `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber}:${columnNumber}`;
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index] / 1000);
  }
  for (const [name, ms] of [...times].sort(([, a], [, b]) => b - a).slice(0, 30))
    print(`${ms.toFixed(1).padStart(9)} ms  ${name}`);
};

const { print, keep } = createRecord('page');
const taken = { page: [], alone: [], byHand: [] };
for (let round = 0; round < rounds; round += 1) {
  taken.page.push(await timed(roundInPortal(), 240_000));
  for (const [kind, name] of [
    ['alone', 'reelform'],
    ['byHand', 'rhf-plain'],
  ]) {
    const round = await measure(browser, site.url, name, { form: 'film-details', size }, { keys, mountOnly: false });
    for (const note of round.notes) print(`${name}: ${note}`);
    taken[kind].push(round);
  }
}
await browser.close();
await Promise.all([site.close(), film.close()]);

const [page, alone, byHand] = [taken.page, taken.alone, taken.byHand].map((rounds) => summarise(rounds));
print(`film details with ${size} people in the cast (ms; heap in MiB; medians of ${rounds} rounds, ${keys} keys)`);
print(
  ['figure'.padEnd(34), 'portal page', 'form alone', 'rhf-plain', 'page ÷ alone', 'page ÷ rhf']
    .map((text, at) => (at === 0 ? text : text.padStart(14)))
    .join(''),
);
for (const [figure, value] of Object.entries(page)) {
  const others = [alone[figure], byHand[figure]];
  const cells = [value, ...others, ...others.map((other) => value / other)].map((one) => one.toFixed(2).padStart(14));
  print(figure.padEnd(34) + cells.join(''));
}
await keep();
