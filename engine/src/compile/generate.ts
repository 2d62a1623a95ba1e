import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from '../validation/formats.ts';
import { vocabulary } from '../validation/vocabulary/index.ts';

/** Longest code that a form's checks may come to, in characters. */
const mostCode = 5_000_000;

const createAjv = () => {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
    ownProperties: true,
    $data: true,
    discriminator: false,
    verbose: false,
    code: { source: true, esm: true, lines: false, optimize: 1, formats: _`rt.formats` },
  });
  for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check);
  for (const keyword of vocabulary) ajv.addKeyword(keyword);
  ajv.addKeyword('discriminator'); // tells rjsf which branch is meant; `oneOf` judges
  return ajv;
};

/** Code without its string literals and comments, in which nothing may reach out. */
const withoutLiterals = (code: string): string => code.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');

/**
 * Writes checks out as code: the body of a function with the parameter `rt` that declares `checks`. It imports nothing
 * and needs no `eval`.
 * @param schemas schemas by check name
 * @throws an `Error` in ajv's words when a schema cannot be compiled
 */
export const generateChecks = (schemas: ReadonlyMap<string, unknown>): string => {
  const ajv = createAjv();
  const names = [...schemas.keys()];
  [...schemas.values()].forEach((schema, index) => {
    const node = typeof schema === 'object' && schema !== null ? schema : schema === false ? { not: {} } : {};
    const { $schema: _dialect, $id: _id, ...rest } = node as { $schema?: unknown; $id?: unknown };
    ajv.addSchema(rest, `check${index}`);
  });
  const ids = Object.fromEntries(names.map((_name, index) => [`check${index}`, `check${index}`]));
  const written = standaloneCode(ajv, ids);
  const code = written
    .replace(/^"use strict";/, '')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, 'rt.$1')
    .replace(/export const (check\d+) = (\w+);/g, 'const $1 = $2;')
    .replace(/export default \w+;?/g, '');
  if (code.length > mostCode) throw new Error('the checks of this form are too large');
  const reaching = /\b(require|import|export|eval|Function)\b/.exec(withoutLiterals(code));
  if (reaching) throw new Error(`the checks of this form would need '${reaching[0]}', which no page allows`);
  const entries = names.map((name, index) => `${JSON.stringify(name)}: check${index}`);
  return `${code}\nconst checks = { ${entries.join(', ')} };`;
};
