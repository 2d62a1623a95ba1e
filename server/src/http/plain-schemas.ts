import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { formats } from '@reelform/engine/compile';
import {
  annotations,
  type FormError,
  type FormModule,
  type JsonObject,
  judge,
  type MessageCatalogue,
  toPayload,
  vocabulary,
} from '@reelform/engine/validation';
import type { SchemaName } from '@reelform/schemas/api';
import { Ajv, type ValidateFunction } from 'ajv';
import { isObject } from '../is-object.ts';
import { mostComplaints } from './error-reply.ts';

/** Whether texts count as what they spell (parameters and queries), or everything is taken as it is (bodies). */
export type Reading = 'exact' | 'text';

/** A judged value: the value to go on with, or complaints. */
export type Judged = { readonly value: unknown } | { readonly errors: readonly FormError[] };

/** The schemas of `api/definitions.json`. */
export interface PlainSchemas {
  judge(name: SchemaName, data: unknown, reading: Reading, messages: MessageCatalogue): Judged;
  /** Names of all definitions: those of {@link SchemaName}, and parts that they are made of. */
  readonly names: readonly string[];
  /** A definition as it is written; others are `#/definitions/<name>` in it. An empty one for a name of none. */
  definition(name: string): JsonObject;
}

/** Name of the definitions among ajv's schemas. */
const documentKey = 'definitions.json';

const ajvOptions = { allErrors: true, strict: true, allowUnionTypes: true, ownProperties: true } as const;

/**
 * Reads and compiles the API's schemas of a schemas folder.
 * @throws naming the file that cannot be read, or ajv's own error for a schema that is none
 */
export function readPlainSchemas(schemasDirectory: string): PlainSchemas {
  const schema = readResolved(join(schemasDirectory, 'api/definitions.json'));
  const definitions = isObject(schema['definitions']) ? schema['definitions'] : {};
  // Added once: compiled as parts of one schema each, all definitions would be judged for every name.
  const ajvFor = {
    exact: createAjv({ ...ajvOptions }).addSchema({ definitions }, documentKey),
    text: createAjv({ ...ajvOptions, coerceTypes: true, useDefaults: true }).addSchema({ definitions }, documentKey),
  };
  const compiled = new Map<string, { readonly check: ValidateFunction; readonly schema: JsonObject }>();
  const compile = (name: SchemaName, reading: Reading) => {
    const key = `${reading} ${name}`;
    const known = compiled.get(key);
    if (known) return known;
    const root: JsonObject = { $ref: `#/definitions/${name}`, definitions };
    const entry = { check: ajvFor[reading].compile({ $ref: `${documentKey}#/definitions/${name}` }), schema: root };
    compiled.set(key, entry);
    return entry;
  };

  return {
    names: Object.keys(definitions),
    definition(name) {
      const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
      return isObject(definition) ? definition : {};
    },
    judge(name, data, reading, messages) {
      const { check, schema: root } = compile(name, reading);
      const form = asForm(name, root, check, messages);
      // Coercion writes into what it is given, so empty texts go first and the rest is a copy of our own.
      const value = reading === 'text' && isObject(data) ? toPayload(form, data) : data;
      const verdict = judge(form, value, { mode: 'strict', limit: mostComplaints });
      if (!verdict.valid) return { errors: verdict.errors };
      return { value: reading === 'exact' && isObject(value) ? toPayload(form, value) : value };
    },
  };
}

/** A schema as a form without a look, so that its complaints read like every form's. */
const asForm = (name: string, schema: JsonObject, check: ValidateFunction, messages: MessageCatalogue): FormModule => ({
  name,
  schema,
  uiSchema: {},
  rules: [],
  actions: [],
  messages,
  checks: { strict: check as FormModule['checks'][string] },
  branches: {},
  transient: [],
});

function createAjv(options: ConstructorParameters<typeof Ajv>[0]): Ajv {
  const ajv = new Ajv(options);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const keyword of vocabulary) ajv.addKeyword(keyword);
  ajv.addVocabulary([...annotations]);
  return ajv;
}

/** A schema file with the files that it refers to put in their places. */
function readResolved(file: string): JsonObject {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), (_name, node: unknown) => {
      if (!isObject(node)) return node;
      const { $schema: _dialect, $ref, ...rest } = node;
      if ($ref === undefined) return rest;
      return typeof $ref === 'string' && !$ref.startsWith('#') ? readResolved(resolve(dirname(file), $ref)) : { ...rest, $ref };
    });
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
