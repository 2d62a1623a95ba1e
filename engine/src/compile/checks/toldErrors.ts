/** How ajv adds an error to those found, written out at every single keyword. Its text is left out: the catalogue has a better one. */
const adding =
  /const (err\d+) = \{instancePath(?::([^;]*?))?,schemaPath:([^;,]*),keyword:([^;,]*),params:(\{[^;{}]*\}),message:[^;{}]*\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

/** A list of choices among an error's parameters, for which the module would carry its schema once more. */
const choices = /^\{allowedValues: schema\d+[^;]*\}$/;

/** How it takes over what a function that it calls has found. */
const joining = /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g;

/** How it forgets the errors of a schema that need not match. */
export const forgetting = /if\(vErrors !== null\)\{if\((\w+)\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g;

/**
 * The functions by which code that went through {@link withOneAdder} adds errors. They stand outside of a module's
 * factory: a second form of the same module would otherwise make the engine throw away what it had optimized.
 */
export const errorHelpers = `const add = (all, instancePath, keyword, params, schemaPath = '') => {
  const one = { instancePath, schemaPath, keyword, params };
  if (all === null) return [one];
  all.push(one);
  return all;
};
const join = (all, more) => (all === null ? more : all.concat(more));`;

/**
 * Writes what is done with errors as short calls of {@link errorHelpers}.
 * @param withSchemaPaths whether errors say by which keyword of the schema they were found
 */
export const withOneAdder = (code: string, withSchemaPaths: boolean): string =>
  code
    .replace(
      adding,
      (_whole, _name, path: string | undefined, schemaPath: string, keyword: string, params: string) =>
        `vErrors = add(vErrors, ${path ?? 'instancePath'}, ${keyword}, ${choices.test(params) ? '{}' : params}${withSchemaPaths ? `, ${schemaPath}` : ''});errors++;`,
    )
    .replace(joining, 'vErrors = join(vErrors, $1.errors);')
    .replace(forgetting, 'if(vErrors !== null){vErrors.length = $1;}');
