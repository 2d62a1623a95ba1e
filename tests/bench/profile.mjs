// Says where our form's time goes, by part: `node tests/bench/profile.mjs --contender reelform --form film-details --size 500`.
// `--functions 25` adds the 25 functions that take longest with all that they call; `--only submit` (or mount, keys, rows,
// commit) profiles that alone.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';
import { bundle, partOf } from './bundle.mjs';
import { contenders } from './contenders.mjs';
import { installPeers } from './install-peers.mjs';
import { serve } from './serve.mjs';
import { writeForms } from './workloads.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(dirname(dirname(here)));
const { values } = parseArgs({
  options: {
    contender: { type: 'string', default: 'reelform' },
    form: { type: 'string', default: 'film-details' },
    size: { type: 'string', default: '500' },
    functions: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
});
const chosen = contenders.find(({ name }) => name === values.contender);

installPeers(here);
const folder = await mkdtemp(join(tmpdir(), 'reelform-profile-'));
await writeForms(join(here, 'forms'), join(folder, 'forms'));
const { compileDirectory } = await importSource('engine/src/compile/index.ts');
const { forms } = await compileDirectory(join(folder, 'forms'), { messages: 'schemas/messages/en.json' });
const files = await bundle(chosen.name, chosen.module, { portal: chosen.portal, minify: false });
const served = { [`/forms/${values.form}.js`]: forms.get(values.form).code };
for (const [file, { text }] of Object.entries(files)) served[`/${chosen.name}/${file}`] = text;
for (const file of ['schema', 'ui'])
  served[`/forms/${values.form}/${file}.json`] = await readFile(join(folder, 'forms', values.form, `${file}.json`), 'utf8');
const server = await serve(served);

/** For each line of a bundled file, the part that it came from: esbuild puts `// <path>` above every module. */
const partsByLine = Object.fromEntries(
  Object.entries(files).map(([file, { text }]) => {
    let part = 'bench';
    const lines = text.split('\n').map((line) => {
      const [, path] = line.match(/^\/\/ (\S+\.\w+)$/) ?? [];
      if (path) part = partOf(path);
      return part;
    });
    return [file, lines];
  }),
);

const selfTimes = ({ nodes, samples, timeDeltas }) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = {};
  for (const [index, id] of samples.entries()) {
    const { functionName, lineNumber, url } = byId.get(id).callFrame;
    if (functionName === '(idle)' || functionName === '(program)') continue;
    const file = url.split('/').at(-1);
    const part = partsByLine[file]?.[lineNumber] ?? (functionName.startsWith('(') ? functionName : 'form module and browser');
    const shown = part === 'bench' ? 'first layout, which the bench asks for' : part;
    times[shown] = (times[shown] ?? 0) + timeDeltas[index] / 1000;
  }
  return Object.entries(times).sort(([, a], [, b]) => b - a);
};

/** Time of each function with all that it called, longest first; recursion is counted once. */
const totalTimes = ({ nodes, samples, timeDeltas }) => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map();
  for (const [index, id] of samples.entries()) {
    const seen = new Set();
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { functionName, lineNumber, url } = byId.get(at).callFrame;
      seen.add(`${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`);
    }
    for (const name of seen) times.set(name, (times.get(name) ?? 0) + timeDeltas[index] / 1000);
  }
  return [...times].sort(([, a], [, b]) => b - a);
};

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const client = await page.context().newCDPSession(page);
await client.send('Profiler.enable');
await client.send('Profiler.setSamplingInterval', { interval: 200 });
await page.goto(`http://127.0.0.1:${server.address().port}/${chosen.name}#${values.form}`);
await page.waitForFunction(() => 'bench' in globalThis);

const profiled = async (title, action) => {
  await page.waitForTimeout(500);
  await client.send('Profiler.start');
  await action();
  await page.waitForTimeout(500);
  const { profile } = await client.send('Profiler.stop');
  const times = selfTimes(profile);
  const total = times.reduce((sum, [, ms]) => sum + ms, 0);
  const shown = times.slice(0, 9).map(([part, ms]) => `${part} ${((ms / total) * 100).toFixed(0)} %`);
  process.stdout.write(`${title}: ${total.toFixed(0)} ms: ${shown.join(', ')}\n`);
  for (const [name, ms] of totalTimes(profile).slice(0, Number(values.functions)))
    process.stdout.write(`  ${ms.toFixed(1).padStart(8)} ms  ${name}\n`);
};
const mount = (isFaulty) =>
  page.evaluate(([size, faulty]) => globalThis.bench.mount(size, faulty, false), [Number(values.size), isFaulty]);
const typeInto = async (field) => {
  await page.evaluate((name) => globalThis.bench.focus(name), field);
  await profiled(`20 keys, ${field} field`, async () => {
    for (let key = 0; key < 20; key += 1) {
      await page.keyboard.press('x');
      await page.waitForTimeout(40);
    }
  });
};
/** Seven keys with a pause after each, in which the form commits it. */
const commitInto = async (field) => {
  await page.evaluate((name) => globalThis.bench.focus(name), field);
  await profiled(`7 commits, ${field} field`, async () => {
    for (let key = 0; key < 7; key += 1) {
      await page.keyboard.press('y');
      await page.waitForTimeout(400);
    }
  });
};
const press = async (which) => {
  if (!(await page.evaluate((name) => globalThis.bench.ready(name), which))) return;
  await profiled(which, () => page.evaluate(() => globalThis.bench.press()));
};

const isWanted = (what) => values.only === undefined || values.only === what;

await mount(false);
await page.evaluate(() => globalThis.bench.unmount());
if (isWanted('mount')) await profiled('mount', () => mount(false));
else await mount(false);
if (isWanted('keys')) for (const field of ['first', 'last']) await typeInto(field);
if (isWanted('commit')) await commitInto('last');
await page.evaluate(() => globalThis.bench.unmount());
if (values.form === 'film-details' && isWanted('rows')) {
  await mount(false);
  for (const which of ['add', 'move', 'remove']) await press(which);
  await page.evaluate(() => globalThis.bench.unmount());
}
if (isWanted('submit')) {
  await mount(true);
  await press('submit');
}
await browser.close();
server.close();
await rm(folder, { recursive: true, force: true });
