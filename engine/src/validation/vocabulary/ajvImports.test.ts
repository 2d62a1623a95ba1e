import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = dirname(dirname(fileURLToPath(import.meta.url)));

it('loads nothing of ajv but what writes code: a server that only judges would wait for the compiler', () => {
  const sources = readdirSync(folder, { recursive: true }).map(String);
  const loading = sources.filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) && /^import (?!type ).* from 'ajv';/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(loading).toEqual([]);
});
