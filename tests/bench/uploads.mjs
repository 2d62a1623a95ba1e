// Uploads of the built portal beside curl over the same slow link, two at once, and a film through a storm of faults:
// `npm run bench -- uploads --megabytes 600`. It takes some minutes and several times the film's size
// on the disk. `--only calm,two,kill,storm` chooses parts, `--rounds 5` repeats the comparison with curl more often.
import { parseArgs } from 'node:util';
import { buildStale } from '../../server/bin/build.mjs';
import { ensureChromium } from '../chromium.mjs';
import { importSource } from '../import-source.mjs';
import { createRecord } from './record.mjs';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    megabytes: { type: 'string', default: '600' },
    'megabytes-per-second': { type: 'string', default: '40' },
    'delay-ms': { type: 'string', default: '100' },
    'outage-seconds': { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
buildStale();
process.env.CHROME_PATH ??= ensureChromium() ?? '';
const { measureUploads, uploadParts } = await importSource('tests/bench/uploads.ts');
const parts = values.only?.split(',') ?? uploadParts;
const record = createRecord(parts.length === uploadParts.length ? 'uploads' : `uploads-${parts.join('-')}`);
await measureUploads(record.print, {
  megabytes: Number(values.megabytes),
  megabytesPerSecond: Number(values['megabytes-per-second']),
  delayMs: Number(values['delay-ms']),
  outageSeconds: Number(values['outage-seconds']),
  rounds: Number(values.rounds),
  parts,
});
await record.keep();
