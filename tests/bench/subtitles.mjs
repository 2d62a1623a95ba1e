// Subtitle files of 10 MB, good and broken in every way that could be slow: `npm run bench -- subtitles`.
import { performance } from 'node:perf_hooks';
import { importSource } from '../import-source.mjs';
import { createRecord } from './record.mjs';

const { checkSrt } = await importSource('engine/src/validation/srt/checkSrt.ts');

const { print, keep } = createRecord('subtitles');
const bytes = 10_000_000;
const pad = (value, length) => String(value).padStart(length, '0');
const stamp = (seconds) =>
  `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)},000`;

/** A file of 10 MB of short subtitles, times starting anew where two digits of hours end. */
const toFile = (change) => {
  const parts = [];
  for (let number = 1, length = 0; length < bytes; number += 1) {
    const cue = change(`${number}\n${stamp(number % 350_000)} --> ${stamp((number % 350_000) + 1)}\nSo it is.\nYes, café.\n\n`);
    length += cue.length;
    parts.push(cue);
  }
  return new TextEncoder().encode(parts.join(''));
};

const files = {
  'good cues': toFile((cue) => cue),
  'a mistake in every cue': toFile((cue) => cue.replace(',000', '.000')),
  'one line': new TextEncoder().encode('0'.repeat(bytes)),
  'blank lines': new TextEncoder().encode('\n'.repeat(bytes)),
  'numbers only': new TextEncoder().encode('1234567\n'.repeat(bytes / 8)),
  'numbers without times': new TextEncoder().encode('1\n\n'.repeat(bytes / 3)),
};

for (const [name, file] of Object.entries(files)) {
  const start = performance.now();
  const used = process.cpuUsage();
  const { cues, errors } = checkSrt(file);
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  print(
    `${name}`.padEnd(34) +
      `${(file.length / 1e6).toFixed(0)} MB in ${ms.toFixed(0)} ms (${((user + system) / 1000).toFixed(0)} ms of processor), ` +
      `${cues.length} subtitles, ${errors.length} errors`,
  );
}
await keep();
