import { readFileSync } from 'node:fs';
import type { SchemaName } from '@reelform/schemas/api';
import { Ajv, type ValidateFunction } from 'ajv';

const { definitions } = JSON.parse(readFileSync('schemas/api/definitions.json', 'utf8'), (name, value) =>
  name === '$schema' || (name === '$ref' && !value.startsWith('#')) ? undefined : value,
);
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: true });
const checks = new Map<SchemaName, ValidateFunction>();

/** What is wrong with a reply by the contract's own schema, in ajv's words; nothing: it is as promised. */
export const replyFlaws = (name: SchemaName, reply: unknown): readonly string[] => {
  const check = checks.get(name) ?? ajv.compile({ $ref: `#/definitions/${name}`, definitions });
  checks.set(name, check);
  return check(reply) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
