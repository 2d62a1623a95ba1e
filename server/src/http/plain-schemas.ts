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
import { reasonOf } from '../reason-of.ts';
import { readJson, type SchemasFile } from '../schemas-file.ts';
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

const ajvOptions = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  ownProperties: true,
  validateSchema: false,
} as const;

/** Definitions whose `maxLength` the page is told. */
export const longestTexts = ['SearchText', 'TabName'] as const;

/** The API's schemas as the files stood when they were read. */
export interface ReadSchemas extends PlainSchemas {
  /** What they were made of, as a text to compare. */
  readonly source: string;
  /**
   * Compiles all that are compiled else when they are first asked for.
   * @throws {FileFlaw} naming the definition that is no schema
   */
  compileAll(): void;
}

/** Reads the API's schemas of a schemas folder. @throws {FileFlaw} when a file cannot be read, is no schema, or lacks what the page is told */
export function readPlainSchemas(schemasDirectory: string): ReadSchemas {
  const path = join(schemasDirectory, 'api/definitions.json');
  const file = readJson(path);
  const schema = resolved(path, file.data);
  const definitions = isObject(schema) && isObject(schema['definitions']) ? schema['definitions'] : {};
  for (const name of longestTexts) {
    const definition = definitions[name];
    if (!isObject(definition) || typeof definition['maxLength'] !== 'number')
      throw file.flaw(['definitions', name, 'maxLength'], `The file must have '${name}' with 'maxLength'.`);
  }
  const exact = createAjv(ajvOptions);
  if (!exact.validateSchema({ definitions })) {
    const [{ instancePath = '', message = '' } = {}] = exact.errors ?? [];
    throw file.flaw(instancePath.split('/').slice(1), `This is no schema: what stands here ${message}.`);
  }
  // Added once, and judged once, above: as parts of one schema each, all definitions would be judged for every name.
  const ajvFor = {
    exact: exact.addSchema({ definitions }, documentKey),
    text: createAjv({ ...ajvOptions, coerceTypes: true, useDefaults: true }).addSchema({ definitions }, documentKey),
  };
  const compiled = new Map<string, { readonly check: ValidateFunction; readonly schema: JsonObject }>();
  const compile = (name: string, reading: Reading) => {
    const key = `${reading} ${name}`;
    const known = compiled.get(key);
    if (known) return known;
    const root: JsonObject = { $ref: `#/definitions/${name}`, definitions };
    const entry = { check: ajvFor[reading].compile({ $ref: `${documentKey}#/definitions/${name}` }), schema: root };
    compiled.set(key, entry);
    return entry;
  };

  return {
    source: JSON.stringify(definitions),
    names: Object.keys(definitions),
    compileAll() {
      for (const name of Object.keys(definitions)) compileOrComplain(file, name, () => compile(name, 'exact'));
    },
    definition(name) {
      const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
      return isObject(definition) ? definition : {};
    },
    judge(name, data, reading, messages) {
      const { check, schema: root } = compile(name, reading);
      const form = asForm(name, root, check, messages);
      // Coercion writes into what it is given, so empty texts go first and the rest is a copy of our own.
      const value = reading === 'text' && isObject(data) ? toPayload(form, data) : data;
      const judgeValue = () => judge(form, value, { mode: 'strict', limit: mostComplaints });
      const coerced = judgeValue();
      // As the number that it is by now it is refused.
      const verdict = hasEndlessNumber(value) ? judgeValue() : coerced;
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

/** Whether a member was coerced from a text such as `1e309`: ajv takes that for a number, and asks no bounds of it. */
const hasEndlessNumber = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((member) => typeof member === 'number' && !Number.isFinite(member));

function createAjv(options: ConstructorParameters<typeof Ajv>[0]): Ajv {
  const ajv = new Ajv(options);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const keyword of vocabulary) ajv.addKeyword(keyword);
  ajv.addVocabulary([...annotations]);
  return ajv;
}

/** @throws {FileFlaw} when ajv refuses a definition */
function compileOrComplain({ flaw }: SchemasFile, name: string, compile: () => void): void {
  try {
    compile();
  } catch (error) {
    const reason = reasonOf(error);
    throw flaw(['definitions', name], `This is no schema that can be used: ${reason}.`);
  }
}

/** What a schema file says, with the files that it refers to put in their places. */
function resolved(file: string, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => resolved(file, item));
  if (!isObject(node)) return node;
  const { $schema: _dialect, $ref, ...rest } = node;
  if (typeof $ref === 'string' && !$ref.startsWith('#')) {
    const other = resolve(dirname(file), $ref);
    return resolved(other, readJson(other).data);
  }
  const members = Object.entries(rest).map(([name, value]) => [name, resolved(file, value)]);
  return { ...Object.fromEntries(members), ...($ref !== undefined && { $ref }) };
}
