import type { ValidateFunction } from 'ajv';
import { createAjv } from '../checks/createAjv.ts';
import { briefSchema } from '../schema/variants.ts';
import { type SchemaFault, schemaFaults } from './schemaFaults.ts';

const standard = 'http://json-schema.org/draft-07/schema#';

/** The standard's own schema of schemas, which knows no `$defs`, for these as well. */
const schemaOfSchemas = { $ref: standard, properties: { $defs: { additionalProperties: { $ref: standard } } } };

let judge: ValidateFunction | undefined;

/**
 * What the standard's own schema of schemas finds wrong with a schema. What judges is made once: it is more code than
 * many a form. It is kept only when it is whole: a form that takes too long is stopped in the midst of whatever it does.
 */
export const judgeSchema = (schema: unknown): readonly SchemaFault[] => {
  judge ??= createAjv({}, { source: true, esm: true, lines: false, optimize: 1 }).compile(schemaOfSchemas);
  const brief = briefSchema(schema);
  return judge(brief) === true ? [] : schemaFaults(brief, judge.errors ?? []);
};
