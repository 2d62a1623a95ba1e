import { _, type Ajv, type AnySchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
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

/**
 * Writes checks out as code: the body of a function with the parameter `rt` that declares `checks`. It imports nothing,
 * needs no `eval`, and has {@link addError} around it.
 * @param schemas schemas by check name
 * @param extension keywords beside the engine's own
 * @throws a {@link SchemaFaults}, or an `Error` in ajv's words, when a schema cannot be compiled
 */
export const generateChecks = (schemas: ReadonlyMap<string, unknown>, extension: VocabularyExtension = {}): string => {
  // One question for each name is many times as fast as a loop over names.
  const ajv = createAjv(extension, codeOptions, {
    loopRequired: Number.POSITIVE_INFINITY,
    unevaluated: hasUnevaluated(schemas.values()),
  });
  const names = [...schemas.keys()];
  [...schemas].forEach(([name, schema], index) => {
    const node = typeof schema === 'object' && schema !== null ? schema : schema === false ? { not: {} } : {};
    const { $schema: _dialect, $id: _id, ...rest } = node as { $schema?: unknown; $id?: unknown };
    // Every other check is made of the strict one, whose schema has been looked at.
    const isGiven = name === 'strict' || name.startsWith('condition');
    if (isGiven) judgeSchema(briefSchema(rest) as AnySchemaObject); // as much an object as `rest`
    ajv.addSchema(rest, `check${index}`, undefined, false);
  });
  const ids = Object.fromEntries(names.map((_name, index) => [`check${index}`, `check${index}`]));
  for (const id of Object.keys(ids)) ajv.getSchema(id);
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
