// The portal's server under load with many films in its database, on real PostgreSQL and on the embedded one:
// `npm run bench:server`, see docs/performance.md. Missed goals do not fail the run.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildStale } from '../../server/bin/build.mjs';
import { importSource } from '../import-source.mjs';
import { installPeers } from './install-peers.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(dirname(dirname(here)));
const { values } = parseArgs({
  options: {
    films: { type: 'string', default: '100000' },
    filmmakers: { type: 'string', default: '1000' },
    sessions: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    'poll-seconds': { type: 'string', default: '15' },
    out: { type: 'string', default: 'bench-results/server.json' },
  },
});

/** ms of the 95th percentile of all requests, and polls a second. */
const goals = { postgres: 10, embedded: 25, poll: 15_000 };

const milliseconds = (value) => value.toFixed(1).padStart(8);
const verdict = (isMet) => (isMet ? 'met' : 'NOT MET');

buildStale();
installPeers(here);
const autocannon = createRequire(join(here, 'package.json'))('autocannon');
const hammer = async (url, cookies) => {
  const requests = cookies.map((cookie) => ({ method: 'GET', headers: { cookie } }));
  const { latency, non2xx, errors, ...found } = await autocannon({
    url,
    connections: 64,
    duration: Number(values['poll-seconds']),
    requests,
  });
  return { perSecond: found.requests.average, p99: latency.p99, failures: non2xx + errors };
};
const { measureServer } = await importSource('tests/bench/server/measure.ts');
const figures = await measureServer({
  films: Number(values.films),
  filmmakers: Number(values.filmmakers),
  sessions: Number(values.sessions),
  perSecond: Number(values.rate),
  seconds: Number(values.seconds),
  hammer,
});
if (figures.length === 1) process.stdout.write('PostgreSQL is not installed here: only the embedded database is measured.\n');
for (const { database, mix, poll } of figures) {
  process.stdout.write(`\n${database}: ${values.films} films, ${values.rate} requests a second\n`);
  process.stdout.write('kind      requests  failed      p50      p95      p99   (ms)\n');
  for (const { kind, requests, failures, p50, p95, p99 } of mix)
    process.stdout.write(
      `${kind.padEnd(8)}${String(requests).padStart(10)}${String(failures).padStart(8)} ${[p50, p95, p99].map(milliseconds).join(' ')}\n`,
    );
  const limit = database.startsWith('embedded') ? goals.embedded : goals.postgres;
  const { p95 } = mix.find(({ kind }) => kind === 'all');
  process.stdout.write(`p95 of all ${p95.toFixed(1)} ms, goal ${limit}: ${verdict(p95 <= limit)}\n`);
  process.stdout.write(
    `poll alone ${Math.round(poll.perSecond)} a second (p99 ${poll.p99} ms, ${poll.failures} failed), goal ${goals.poll}: ${verdict(poll.perSecond >= goals.poll)}\n`,
  );
}
await mkdir(dirname(values.out), { recursive: true });
const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
await writeFile(join(values.out), `${JSON.stringify({ machine, ...values, figures }, undefined, 1)}\n`);
