import { variable, withPlainCalls } from './placesOfCalls.ts';
import { forgetting } from './toldErrors.ts';

/** How ajv adds an error to those found while it tries one schema of several. */
const adding =
  /const (err\d+) = \{[^;]*\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

/** How it takes over what a function that it calls has found. */
const joining = /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;/g;

/** Where it leaves errors, and what it notes for their sake alone. */
const noting =
  /validate\d+\.errors = (?:vErrors|\[\{[^;]*\}\]);|let vErrors = null;|(?:let )?(?:passing|ifClause)\d+(?: = [^;]*)?;/g;
const namingMissing = / && \(missing\d+ = \W\d+\W\)/g;

const errorVariables = variable('vErrors|instancePath');

/**
 * Takes out of checks that are asked for yes or no alone whatever tells more: ajv cannot be told to leave it out.
 *
 * @param code checks as ajv writes them without `allErrors`, with markers in place of literals
 * @returns `undefined` when errors would be left, of a host's keyword perhaps, that nobody here understands
 */
export const withoutErrors = (code: string): string | undefined => {
  const silent = code
    .replace(adding, 'errors++;')
    .replace(joining, 'errors++;')
    .replace(forgetting, '')
    .replace(noting, '')
    .replace(namingMissing, '');
  const plain = withPlainCalls(silent, false);
  return errorVariables.test(plain) ? undefined : plain;
};
