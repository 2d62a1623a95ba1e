import { _, type Ajv, type AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isNode, type SchemaNode } from '../validation/schemaNode.ts';
import { boundPatterns } from './boundPatterns.ts';
import { codeLiteral } from './codeLiteral.ts';
import { createAjv, hasUnevaluated } from './createAjv.ts';
import { SchemaFaults, schemaFaults } from './schemaFaults.ts';
import { tightenCode } from './tightenCode.ts';
import { briefSchema } from './variants.ts';
import type { VocabularyExtension } from './vocabularyExtension.ts';

/** Longest code that a form's checks may come to, in characters. */
const mostCode = 5_000_000;

const codeOptions = { source: true, esm: true, lines: false, optimize: 1, formats: _`rt.formats` } as const;

let schemaJudge: Ajv | undefined;

/**
 * Looks at a schema as the standard's own schema of schemas does. What judges is made once: it is more code than many a form.
 * @throws a {@link SchemaFaults}
 */
const judgeSchema = (schema: AnySchemaObject): void => {
  schemaJudge ??= createAjv({}, codeOptions);
  if (schemaJudge.validateSchema(schema) !== true) throw new SchemaFaults(schemaFaults(schema, schemaJudge.errors ?? []));
};

/** Code without its string literals and the names of members, which are a schema's own words. */
const withoutLiterals = (code: string): string => code.replace(codeLiteral, '""').replace(/(?<=\w)\.[\w$]+/g, '');

/** The schema of a check, without what is said of a whole file. */
const withoutHead = (schema: unknown): SchemaNode => {
  const { $schema: _dialect, $id: _id, ...rest } = isNode(schema) ? schema : schema === false ? { not: {} } : {};
  return rest;
};

/** What a reference means stays one function beside a call of it. */
const asPart = (part: SchemaNode): SchemaNode => ('$ref' in part ? { allOf: [part] } : part);

/**
 * The schemas to be compiled, and where in them each check stands. Checks with the same definitions become parts of one
 * schema, so that what they refer to is looked at and compiled once for all of them.
 */
const gathered = (
  checks: readonly SchemaNode[],
): { readonly schemas: ReadonlyMap<string, SchemaNode>; readonly addresses: readonly string[] } => {
  const schemas = new Map<string, SchemaNode>();
  const uses = new Map<unknown, number>();
  for (const { definitions } of checks) uses.set(definitions, (uses.get(definitions) ?? 0) + 1);
  const sharing = new Map<unknown, { readonly name: string; readonly parts: { [name: string]: SchemaNode } }>();
  const addresses = checks.map((check, index) => {
    const name = `check${index}`;
    const { definitions, ...part } = check;
    if (!isNode(definitions) || uses.get(definitions) === 1) {
      schemas.set(name, check);
      return name;
    }
    const shared = sharing.get(definitions) ?? { name: `shared${sharing.size}`, parts: {} };
    if (!sharing.has(definitions)) schemas.set(shared.name, { definitions, parts: shared.parts });
    sharing.set(definitions, shared);
    shared.parts[name] = asPart(part);
    return `${shared.name}#/parts/${name}`;
  });
  return { schemas, addresses };
};

/**
 * Writes checks out as code: the body of a function with the parameter `rt` that declares `checks`. It imports nothing,
 * needs no `eval`, and has {@link addError} around it.
 * @param schemas schemas by check name
 * @param extension keywords beside the engine's own
 * @throws a {@link SchemaFaults}, or an `Error` in ajv's words, when a schema cannot be compiled
 */
export const generateChecks = (schemas: ReadonlyMap<string, unknown>, extension: VocabularyExtension = {}): string => {
  const names = [...schemas.keys()];
  const checks = [...schemas.values()].map(withoutHead);
  const { schemas: roots, addresses } = gathered(checks);
  // One question for each name is many times as fast as a loop over names.
  const ajv = createAjv(extension, codeOptions, {
    loopRequired: Number.POSITIVE_INFINITY,
    unevaluated: hasUnevaluated(roots.values()),
  });
  for (const [index, name] of names.entries()) {
    // Every other check is made of the strict one, whose schema has been looked at.
    if (name === 'strict' || name.startsWith('condition')) judgeSchema(briefSchema(checks[index]) as AnySchemaObject); // one that is an object
  }
  for (const [name, root] of roots) ajv.addSchema(root, name, undefined, false);
  const ids = Object.fromEntries(addresses.map((address, index) => [`check${index}`, address]));
  for (const address of addresses) ajv.getSchema(address);
  const written = boundPatterns(standaloneCode(ajv, ids));
  const code = tightenCode(
    written
      .replace(/^"use strict";/, '')
      .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, 'rt.$1')
      .replace(/export const (check\d+) = (\w+);/g, 'const $1 = $2;')
      .replace(/export default \w+;?/g, ''),
  );
  if (code.length > mostCode) throw new Error('the checks of this form are too large');
  const reaching = /\b(require|import|export|eval|Function)\b/.exec(withoutLiterals(code));
  if (reaching) throw new Error(`the checks of this form would need '${reaching[0]}', which no page allows`);
  const entries = names.map((name, index) => `${JSON.stringify(name)}: check${index}`);
  return `${code}\nconst checks = { ${entries.join(', ')} };`;
};
