import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { judge } from '@reelform/engine/validation';
import { compileForeign, type ForeignOptions } from '../compileForeign.ts';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** What a run of a suite comes to. */
export interface SuiteResult {
  readonly total: number;
  /** Tests whose verdict is not the one that the suite expects: `file: group: test`. A schema that is refused fails each. */
  readonly deviations: readonly string[];
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => file.endsWith('.json'))
    .sort();

/** How a suite is run. */
export interface SuiteOptions extends ForeignOptions {
  /** What a schema that names no draft is of. @default none */
  readonly dialect?: string;
}

/**
 * Judges every test of a folder of the public JSON Schema test suite by form modules: each schema is compiled to one.
 * A schema that is `true` or `false` stands in an `allOf`, since a form's schema is an object.
 */
export async function runSuite(folder: string, { dialect, ...options }: SuiteOptions): Promise<SuiteResult> {
  const deviations: string[] = [];
  let total = 0;
  for (const file of filesOf(folder)) {
    const groups: readonly Group[] = JSON.parse(readFileSync(file, 'utf8'));
    for (const { description, schema, tests } of groups) {
      total += tests.length;
      const stated = typeof schema === 'boolean' ? { allOf: [schema] } : Object(schema);
      const result = await compileForeign(
        { schema: dialect === undefined ? stated : { $schema: dialect, ...stated } },
        options,
      );
      for (const { description: test, data, valid } of tests) {
        const agrees = 'form' in result && judge(result.form, data, { mode: 'strict' }).valid === valid;
        if (!agrees) deviations.push(`${relative(folder, file)}: ${description}: ${test}`);
      }
    }
  }
  return { total, deviations };
}
