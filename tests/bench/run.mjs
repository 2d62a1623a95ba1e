// Measures our form beside stock @rjsf/core in one Chromium run, then the JavaScript that each route of the portal
// loads. Ratios are what counts: machines are shared and noisy. `npm run bench -- --rows 100 --rounds 5 --keys 30`.
// `npm run bench -- uploads` measures uploads instead, see uploads.mjs.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
process.chdir(root);
if (process.argv[2] === 'uploads') {
  await import('./uploads.mjs');
  process.exit();
}
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    keys: { type: 'string', default: '30' },
    'skip-routes': { type: 'boolean', default: false },
  },
});
const [rows, rounds, keys] = [values.rows, values.rounds, values.keys].map(Number);

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Compiles the bench's form with the engine's own command and bundles the page. */
const prepare = async (folder) => {
  const { compileDirectory } = await importSource('engine/src/compile/index.ts');
  const { forms, complaints } = await compileDirectory(join(here, 'forms'), {
    messages: join(root, 'schemas/messages/en.json'),
  });
  if (complaints.length > 0) throw new Error(JSON.stringify(complaints, null, 2));
  const page = await build({
    entryPoints: [join(here, 'page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    conditions: ['reelform-source'],
    external: ['/form.js'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.json': 'json' },
    jsx: 'automatic',
    logLevel: 'error',
    outdir: folder,
  });
  return { form: forms.get('cast-list').code, script: page.outputFiles[0].text };
};

const serve = (files) =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const [type, text] = files[request.url] ?? [
        'text/html',
        '<!doctype html><meta charset=utf-8><script type=module src=/page.js></script>',
      ];
      response.setHeader('content-type', type);
      response.end(text);
    });
    server.listen(0, '127.0.0.1', () => done(server));
  });

/** Types `keys` letters into the focused field: script ms per key from Chromium's own counters, and frame latencies. */
const type = async (page, client, field) => {
  await page.evaluate((name) => globalThis.bench.focus(name), field);
  await page.keyboard.type('ab');
  await page.waitForTimeout(300);
  await page.evaluate(() => globalThis.bench.takeFrames());
  const before = await page.evaluate(() => globalThis.bench.text());
  const seconds = async () =>
    (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value;
  const from = await seconds();
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(300);
  const script = ((await seconds()) - from) * 1000;
  const after = await page.evaluate(() => globalThis.bench.text());
  if (after !== before + 'x'.repeat(keys)) throw new Error(`typed text was lost: ${JSON.stringify(after)}`);
  return { script: script / keys, frame: median(await page.evaluate(() => globalThis.bench.takeFrames())) };
};

const contenders = ['reelform', 'rjsf-core'];
const folder = await mkdtemp(join(tmpdir(), 'reelform-bench-'));
const { form, script } = await prepare(folder);
const server = await serve({ '/form.js': ['text/javascript', form], '/page.js': ['text/javascript', script] });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
const client = await page.context().newCDPSession(page);
await client.send('Performance.enable');
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.waitForFunction(() => 'bench' in globalThis);

const figures = Object.fromEntries(contenders.map((name) => [name, {}]));
const note = (name, figure, value) => {
  figures[name][figure] = [...(figures[name][figure] ?? []), value];
};
for (let round = 0; round <= rounds; round += 1) {
  for (const name of contenders) {
    const mount = await page.evaluate(([one, count]) => globalThis.bench.mount(one, count), [name, rows]);
    const title = await type(page, client, 'title');
    const role = await type(page, client, 'role');
    await page.evaluate(() => globalThis.bench.unmount());
    if (round === 0) continue; // warm-up
    note(name, 'mount', mount);
    note(name, 'title: script per key', title.script);
    note(name, 'title: key to frame', title.frame);
    note(name, 'last row: script per key', role.script);
    note(name, 'last row: key to frame', role.frame);
  }
}
await browser.close();
server.close();
await rm(folder, { recursive: true, force: true });

process.stdout.write(`${rows} rows, medians of ${rounds} rounds, ms; ratio = reelform / rjsf-core\n`);
process.stdout.write(`${'figure'.padEnd(28)}${'reelform'.padStart(12)}${'rjsf-core'.padStart(12)}${'ratio'.padStart(10)}\n`);
for (const figure of Object.keys(figures.reelform)) {
  const [ours, stock] = contenders.map((name) => median(figures[name][figure]));
  const cells = [ours.toFixed(2).padStart(12), stock.toFixed(2).padStart(12), (ours / stock).toFixed(2).padStart(10)];
  process.stdout.write(`${figure.padEnd(28)}${cells.join('')}\n`);
}
if (!values['skip-routes']) {
  const { measureRoutes } = await importSource('tests/bench/routes.ts');
  await measureRoutes((line) => process.stdout.write(`${line}\n`));
}
