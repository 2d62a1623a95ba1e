// Measures our form beside its peers in one Chromium run: `npm run bench`, see docs/performance.md.
// `npm run bench -- uploads` measures uploads instead, `-- crop` a large picture, `-- subtitles` subtitle files, `-- page` the
// details of a film with 500 people in the cast in the portal's own page.
// While developing: `npm run bench -- --quick --only reelform,rhf-plain --workloads film-10 --skip-routes`.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildStale } from '../../server/bin/build.mjs';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';
import { bytesOf, carriesAjv, gzipBytes, reactBytes } from './bundle.mjs';
import { openSite } from './contender-site.mjs';
import { contenders } from './contenders.mjs';
import { judgeGoals } from './goals.mjs';
import { installPeers } from './install-peers.mjs';
import { measure } from './measure.mjs';
import { printBytes, printGoals, printNotes, printValidation, printWorkload } from './report.mjs';
import { summarise } from './statistics.mjs';
import { measureValidation } from './validation.mjs';
import { workloads } from './workloads.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));
process.chdir(root);
if (['uploads', 'crop', 'subtitles', 'page'].includes(process.argv[2])) {
  await import(`./${process.argv[2]}.mjs`);
  process.exit();
}
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: contenders.map(({ name }) => name).join() },
    workloads: { type: 'string', default: workloads.map(({ name }) => name).join() },
    rounds: { type: 'string' },
    keys: { type: 'string' },
    out: { type: 'string', default: 'bench-results/bench.json' },
    'mount-only': { type: 'boolean', default: false },
    'skip-routes': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 1 : 5));
const keys = Number(values.keys ?? (values.quick ? 9 : 30));
const chosen = contenders.filter(({ name }) => values.only.split(',').includes(name));
const chosenWorkloads = workloads.filter(({ name }) => values.workloads.split(',').includes(name));
const print = (line) => process.stdout.write(`${line}\n`);

installPeers(here);
const site = await openSite(here, chosen);
const { url, folder, formsFolder, forms, bundles, messages } = site;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });

const taken = {};
for (const workload of chosenWorkloads) {
  taken[workload.name] = Object.fromEntries(chosen.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name } of chosen) {
      const result = await measure(browser, url, name, workload, { keys, mountOnly: values['mount-only'] });
      taken[workload.name][name].push(result);
      process.stderr.write(
        `${workload.name} round ${round + 1} ${name}${result.notes.length > 0 ? `: ${result.notes.join('; ')}` : ''}\n`,
      );
    }
  }
}

const react = await reactBytes();
const results = {
  machine: { cores: cpus().length, processor: cpus()[0]?.model ?? '', chromium: browser.version(), node: process.version },
  rounds,
  keys,
  workloads: Object.fromEntries(
    Object.entries(taken).map(([workload, byName]) => [
      workload,
      Object.fromEntries(Object.entries(byName).map(([name, list]) => [name, summarise(list)])),
    ]),
  ),
  notes: Object.entries(taken).flatMap(([workload, byName]) =>
    Object.entries(byName).flatMap(([name, list]) =>
      [...new Set(list.flatMap(({ notes }) => notes))].map((note) => `${workload}, ${name}: ${note}`),
    ),
  ),
  bytes: {
    react,
    contenders: Object.fromEntries(
      chosen.map(({ name }) => {
        const loaded = new Set(Object.values(taken).flatMap((byName) => byName[name].flatMap((one) => one.loaded)));
        const bytes = bytesOf(bundles[name], [...loaded], react);
        if (name !== 'reelform') return [name, bytes];
        const module = gzipBytes(forms.get('film-details').code);
        return [name, { ...bytes, gzip: bytes.gzip + module, parts: { ...bytes.parts, 'form module': module } }];
      }),
    ),
  },
  validation: await measureValidation({ forms, formsFolder, folder, messages }),
  ajvInPage: bundles.reelform ? carriesAjv(bundles.reelform) : undefined,
};
await browser.close();

const routes = [];
if (!values['skip-routes']) {
  buildStale(); // a portal that has to build first would be given up as not starting
  const { measureRoutes } = await importSource('tests/bench/routes.ts');
  await measureRoutes((line) => routes.push(line));
}
const report = { ...results, routes, goals: judgeGoals(results) };
const out = resolve(root, values.out);
await mkdir(dirname(out), { recursive: true });
await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
await site.close();

for (const workload of chosenWorkloads) printWorkload(print, workload.name, report.workloads[workload.name]);
printBytes(print, report.bytes);
printValidation(print, report);
for (const line of routes) print(line);
printNotes(print, report.notes);
printGoals(print, report.goals);
print(`written: ${out}`);
