import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import draft3 from './draft3.deviations.json' with { type: 'json' };
import draft4 from './draft4.deviations.json' with { type: 'json' };
import draft4Latest from './draft4Latest.deviations.json' with { type: 'json' };
import draft6 from './draft6.deviations.json' with { type: 'json' };
import draft7 from './draft7.deviations.json' with { type: 'json' };
import draft2019 from './draft2019.deviations.json' with { type: 'json' };
import draft2020 from './draft2020.deviations.json' with { type: 'json' };
import { runSuite } from './runSuite.ts';

interface Suite {
  readonly name: string;
  readonly folder: string;
  readonly remotes: string;
  /** What its schemas are of that do not say so. */
  readonly dialect?: string;
  readonly expected: {
    readonly total: number;
    readonly deviations: readonly { readonly reason: string; readonly tests: readonly string[] }[];
  };
}

const published = dirname(createRequire(import.meta.url).resolve('json-schema-test-suite/package.json'));
/** A checkout of github.com/json-schema-org/JSON-Schema-Test-Suite, which no registry has: see docs/conformance.md. */
const checkout = process.env['JSON_SCHEMA_TEST_SUITE'];

const suites: readonly Suite[] = [
  {
    name: 'draft 4, as published',
    folder: join(published, 'tests/draft4'),
    remotes: join(published, 'remotes'),
    expected: draft4,
  },
  ...(checkout === undefined
    ? []
    : [
        { name: 'draft 3', tests: 'draft3', dialect: 'http://json-schema.org/draft-03/schema#', expected: draft3 },
        { name: 'draft 4', tests: 'draft4', dialect: 'http://json-schema.org/draft-04/schema#', expected: draft4Latest },
        { name: 'draft-06', tests: 'draft6', expected: draft6 },
        { name: 'draft-07', tests: 'draft7', expected: draft7 },
        { name: '2019-09', tests: 'draft2019-09', expected: draft2019 },
        { name: '2020-12', tests: 'draft2020-12', expected: draft2020 },
      ].map(({ tests, ...suite }) => ({
        ...suite,
        folder: join(checkout, 'tests', tests),
        remotes: join(checkout, 'remotes'),
      }))),
];

it.each(suites)(
  'the JSON Schema test suite ($name) is passed but for the known deviations',
  async ({ dialect, ...suite }) => {
    const remotes = { address: 'http://localhost:1234/', folder: suite.remotes };
    const { total, deviations } = await runSuite(suite.folder, { remotes, ...(dialect !== undefined && { dialect }) });
    expect([...deviations].sort()).toEqual(suite.expected.deviations.flatMap(({ tests }) => tests).sort());
    expect(total).toBe(suite.expected.total);
  },
  600_000,
);
