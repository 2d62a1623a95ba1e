import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import draft4 from './draft4.deviations.json' with { type: 'json' };
import draft7 from './draft7.deviations.json' with { type: 'json' };
import { runSuite } from './runSuite.ts';

interface Suite {
  readonly name: string;
  readonly folder: string;
  readonly remotes: string;
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
    : [{ name: 'draft-07', folder: join(checkout, 'tests/draft7'), remotes: join(checkout, 'remotes'), expected: draft7 }]),
];

it.each(suites)(
  'the JSON Schema test suite ($name) is passed but for the known deviations',
  async (suite) => {
    const remotes = { address: 'http://localhost:1234/', folder: suite.remotes };
    const { total, deviations } = await runSuite(suite.folder, { remotes });
    expect([...deviations].sort()).toEqual(suite.expected.deviations.flatMap(({ tests }) => tests).sort());
    expect(total).toBe(suite.expected.total);
  },
  600_000,
);
