import { type MarkedCode, takeLiterals } from './codeLiteral.ts';
import { withPlainCalls } from './placesOfCalls.ts';
import { withSchemaParts } from './schemaParts.ts';
import { withSharedFunctions } from './sharedFunctions.ts';
import { withOneAdder } from './toldErrors.ts';
import { withoutErrors } from './withoutErrors.ts';

/** Whether objects have a member of this name without having been given one. */
const isInherited = (name: string): boolean => name in Object.prototype;

/** Leaves out the question whether a member is the value's own where its name is one that no object inherits. */
const withoutOwnChecks = (code: string, withLiterals: MarkedCode['withLiterals']): string => {
  const owner = /const (func\d+) = Object\.prototype\.hasOwnProperty;/.exec(code)?.[1];
  if (!owner) return code;
  const asked = `${owner}\\.call\\(data\\d*, (\\W\\d+\\W)\\)`;
  const unlessInherited = (whole: string, name: string) => (isInherited(JSON.parse(withLiterals(name))) ? whole : '');
  return code
    .replace(new RegExp(` && ${asked}`, 'g'), unlessInherited)
    .replace(new RegExp(` \\|\\| \\(!\\(${asked}\\)\\)`, 'g'), unlessInherited);
};

/** Counts code points only where `length`, which is as much or up to twice as much, does not settle the matter. */
const withFewerCounts = (code: string): string => {
  const counter = /const (func\d+) = rt\.ucs2length;/.exec(code)?.[1];
  if (!counter) return code;
  const counted = (sign: string) => new RegExp(`${counter}\\((\\w+)\\) ${sign} (\\d+)(?![\\d.e])`, 'g');
  return code
    .replace(counted('>'), (whole, text: string, most: string) => `(${text}.length > ${most} && ${whole})`)
    .replace(counted('<'), (whole, text: string, least: string) =>
      Number(least) < 2 ? `${text}.length < ${least}` : `(${text}.length < ${2 * Number(least) - 1} && ${whole})`,
    );
};

/** Leaves out schemas and functions that no code uses any more. */
const withoutIdleValues = (code: string): string => {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\b(?:schema|func)\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replace(/const ((?:schema|func)\d+) = [^;]*;/g, (whole, name: string) => (uses.get(name) === 1 ? '' : whole));
};

/** What checks are asked for: every error, or yes or no alone. */
export type Asked = 'errors' | 'errors with schema paths' | 'yes or no';

/**
 * Rewrites what ajv's standalone mode wrote, so that it is several times as fast and shorter, and says the same. A
 * schema's own words, which are literals there, are out of reach while that is done.
 *
 * @param code checks that take the helpers of `rt`; those that tell errors need {@link errorHelpers} afterwards
 */
export const tightenCode = (code: string, asked: Asked = 'errors'): string => {
  const taken = takeLiterals(code);
  // A host's keyword may write what is not understood here; then the code stays as it is.
  if (/["'`]/.test(taken.marked)) return code;
  const quick = withFewerCounts(withoutOwnChecks(taken.marked, taken.withLiterals));
  const silent = asked === 'yes or no' ? withoutErrors(quick) : undefined;
  const plain = silent ?? withPlainCalls(withOneAdder(quick, asked === 'errors with schema paths'), true);
  return taken.withLiterals(withSharedFunctions(withoutIdleValues(withSchemaParts(plain, taken))));
};
