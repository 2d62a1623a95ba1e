import { codeLiteral } from './codeLiteral.ts';

/** What stands around the number of a literal that was taken out: code has no such character, literals write it as an escape. */
const edge = '\u0000';

/** How ajv adds an error to those found, written out at every single keyword. Its text is left out: the catalogue has a better one. */
const adding =
  /const (err\d+) = \{instancePath(?::([^;]*?))?,schemaPath:([^;,]*),keyword:([^;,]*),params:(\{[^;{}]*\}),message:[^;{}]*\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

/** A list of choices among an error's parameters, for which the module would carry its schema once more. */
const choices = /^\{allowedValues: schema\d+[^;]*\}$/;

/**
 * The function by which code that went through {@link tightenCode} adds an error. It stands outside of a module's
 * factory: a second form of the same module would otherwise make the engine throw away what it had optimized.
 */
export const addError = `const add = (all, instancePath, schemaPath, keyword, params) => {
  const one = { instancePath, schemaPath, keyword, params };
  if (all === null) return [one];
  all.push(one);
  return all;
};`;

/** Whether objects have a member of this name without having been given one. */
const isInherited = (name: string): boolean => name in Object.prototype;

/** Leaves out the question whether a member is the value's own where its name is one that no object inherits. */
const withoutOwnChecks = (code: string, literals: readonly string[]): string => {
  const owner = /const (func\d+) = Object\.prototype\.hasOwnProperty;/.exec(code)?.[1];
  if (!owner) return code;
  const asked = `${owner}\\.call\\(data\\d*, ${edge}(\\d+)${edge}\\)`;
  const unlessInherited = (whole: string, index: string) =>
    isInherited(JSON.parse(literals[Number(index)] ?? '""')) ? whole : '';
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

const withOneAdder = (code: string): string =>
  code.replace(
    adding,
    (_whole, _name, path: string | undefined, schemaPath: string, keyword: string, params: string) =>
      `vErrors = add(vErrors, ${path ?? 'instancePath'}, ${schemaPath}, ${keyword}, ${choices.test(params) ? '{}' : params});errors++;`,
  );

/** Leaves out schemas and functions that no code uses any more. */
const withoutIdleValues = (code: string): string => {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\b(?:schema|func)\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code.replace(/const ((?:schema|func)\d+) = [^;]*;/g, (whole, name: string) => (uses.get(name) === 1 ? '' : whole));
};

/**
 * Rewrites what ajv's standalone mode wrote, so that it is several times as fast and shorter, and says the same. A
 * schema's own words, which are literals there, are out of reach while that is done.
 *
 * @param code checks that take the helpers of `rt` and collect every error; afterwards they need {@link addError}
 */
export const tightenCode = (code: string): string => {
  const literals: string[] = [];
  const marked = code.replace(codeLiteral, (text) => `${edge}${literals.push(text) - 1}${edge}`);
  // A host's keyword may write what is not understood here; then the code stays as it is.
  if (/["'`]/.test(marked)) return code;
  const tight = withoutIdleValues(withOneAdder(withFewerCounts(withoutOwnChecks(marked, literals))));
  return tight.replace(new RegExp(`${edge}(\\d+)${edge}`, 'g'), (_marker, index: string) => literals[Number(index)] ?? '');
};
