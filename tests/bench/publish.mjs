// Puts the last run of the bench into docs/performance.md and docs/bench-snapshot.json: `node tests/bench/publish.mjs`;
// with `--media` the last runs of uploads, pictures and subtitles into the page's own part instead.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const page = join(root, 'docs/performance.md');

/** The part of the page from one line to before another becomes `lines`. */
const replacePart = async (first, next, lines) => {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(first), text.indexOf(next)];
  await writeFile(page, `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`);
};

if (process.argv.includes('--media')) {
  const kept = join(root, 'bench-results');
  const files = (await readdir(kept)).filter((name) => /^(uploads|crop|subtitles).*\.txt$/.test(name)).sort();
  const blocks = await Promise.all(
    files.map(async (name) => ['```', (await readFile(join(kept, name), 'utf8')).trimEnd(), '```', '']),
  );
  await replacePart('### Media, as measured', '### What the media figures say', [
    '### Media, as measured',
    '',
    ...blocks.flat(),
  ]);
  process.exit();
}

const run = await readFile(join(root, 'bench-results/bench.json'), 'utf8');
const { machine, rounds, keys, workloads, notes, bytes, validation, ajvInPage, routes, goals } = JSON.parse(run);

const figure = (value) =>
  value === undefined || Number.isNaN(value) ? '–' : value >= 100 ? value.toFixed(0) : value.toPrecision(3);
const kilobytes = (value) => (value / 1000).toFixed(1);
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = (heads, rows) => [line(heads), line(heads.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line), ''];

const workloadTable = ([workload, byName]) => {
  const names = Object.keys(byName);
  const figures = [...new Set(names.flatMap((name) => Object.keys(byName[name])))];
  const compared = ['rhf-plain', 'rjsf-core'].filter((name) => byName[name]);
  const rows = figures.map((one) => [
    one,
    ...names.map((name) => figure(byName[name][one])),
    ...compared.map((name) => figure(byName.reelform[one] / byName[name][one])),
  ]);
  return [`### ${workload}`, '', ...table(['figure', ...names, ...compared.map((name) => `ours ÷ ${name}`)], rows)];
};

const bytesTable = table(
  ['contender', 'kB gzip', 'parts'],
  Object.entries(bytes.contenders).map(([name, { gzip, parts }]) => {
    const drawn = Object.entries(parts).slice(0, 9);
    return [name, kilobytes(gzip), drawn.map(([part, size]) => `${part} ${kilobytes(size)}`).join(', ')];
  }),
);
const verdictTable = table(
  ['form, document', 'precompiled module, µs', 'run-time ajv, same options', 'run-time ajv as rjsf sets it up'],
  validation.verdicts.map(({ form, size, document, moduleMs, ajvMs, stockMs }) => [
    `${form} ${size}, ${document}`,
    ...[moduleMs, ajvMs, stockMs].map((ms) => figure(ms * 1000)),
  ]),
);
const { modules } = validation;
const moduleTable = table(
  ['form module', 'kB minified', 'kB gzip'],
  modules.sized.map(({ form, minified, gzip }) => [form, kilobytes(minified), kilobytes(gzip)]),
);
const missed = goals.filter(({ met }) => !met);
const missedTable = table(
  ['goal', 'measured', 'limit'],
  missed.map(({ goal, measured, limit }) => [goal, measured, limit]),
);

const results = [
  `${machine.processor}, ${machine.cores} cores shared with other work, Chromium ${machine.chromium}, rounds: ${rounds}, keys a burst: ${keys}, medians. Milliseconds, heap in MiB.`,
  '',
  ...Object.entries(workloads).flatMap(workloadTable),
  ...['### Bytes', '', `kB gzip without React (${kilobytes(bytes.react)}).`, '', ...bytesTable],
  ...(routes.length > 0 ? ['```', ...routes.map((route) => route.trimEnd()).filter(Boolean), '```', ''] : []),
  ...['### Validation', '', ...verdictTable, ...moduleTable],
  `The portal's ${modules.portalForms} forms compile in ${modules.portalCompileMs.toFixed(0)} ms. ajv in our page: ${ajvInPage ? 'found' : 'none'}.`,
  ...['', '### Goals', '', `${goals.length - missed.length} of ${goals.length} met in this run. Not met:`, '', ...missedTable],
  ...(notes.length > 0 ? ['What did not work:', '', ...notes.map((note) => `- ${note}`), ''] : []),
];
await replacePart('## Results', '## Where the time goes', ['## Results', '', ...results]);
await writeFile(join(root, 'docs/bench-snapshot.json'), run);
