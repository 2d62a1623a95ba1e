import { join, resolve } from 'node:path';
import { compile, type Options } from 'json-schema-to-typescript';
import { isNode } from '../validation/schemaNode.ts';
import { formNames } from './compileDirectory.ts';
import { formatComplaint } from './complaint.ts';
import { readJsonFile } from './jsonFile.ts';
import { resolveReferences } from './schema/resolveReferences.ts';
import { payloadSchema, strictSchema } from './schema/variants.ts';

const options: Partial<Options> = {
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  unknownAny: true,
  style: { singleQuote: true, printWidth: 128, trailingComma: 'all' },
};

/** `film-submission` → `FilmSubmission`. */
const typeName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Keywords that say nothing about a form's type, or would name it. */
const silent = new Set(['title', 'description', 'errorMessage', 'if', 'then', 'else', 'onSubmit', '$schema']);

/**
 * A schema for the type generator: conditions only add requirements, and constants compared with data are no types. Of
 * `onSubmit` it has what is required: the types are those of strict mode, and a draft is a `DraftOf` them.
 */
const forTypes = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(forTypes);
  if (!isNode(schema)) return schema;
  const members = Object.entries(schema).filter(([name]) => !silent.has(name));
  const kept: Record<string, unknown> = Object.fromEntries(
    members.map(([name, value]) => [name, name === 'properties' && isNode(value) ? byName(value) : forTypes(value)]),
  );
  const { onSubmit } = schema;
  if (isNode(onSubmit) && Array.isArray(onSubmit['required']))
    kept['required'] = [...new Set([kept['required'] ?? [], onSubmit['required']].flat())];
  const { const: constant, ...rest } = kept;
  if (isNode(constant) && '$data' in constant) return rest;
  const options = Array.isArray(rest['oneOf']) ? rest['oneOf'] : [];
  if (options.length > 0 && options.every((option) => isNode(option) && 'const' in option)) {
    const { oneOf: _options, type: _type, ...others } = rest;
    return { ...others, enum: options.map((option: { const: unknown }) => option.const) };
  }
  return kept;
};

const byName = (properties: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, forTypes(value)]));

/**
 * Types of a schema. TypeScript takes an object type for JSON (`JsonObject` of `initialData`, `judge` and their like) when
 * it is an alias, and never when it is an interface, which others could add members to.
 */
const writeTypes = async (schema: unknown, name: string): Promise<string> =>
  (await compile(schema as object, name, options)).replace(
    /^export interface (\S+) (\{\}|\{\n[\s\S]*?^\})$/gm,
    'export type $1 = $2;',
  );

/**
 * Types of every form of a folder: a type per form, `FormDocuments` and `FormPayloads` by form name.
 * @throws when a schema cannot be read
 */
export const generateTypes = async (directory: string, root: string): Promise<string> => {
  const parts: string[] = [];
  const lines: { readonly name: string; readonly data: string; readonly payload: string }[] = [];
  for (const name of formNames(directory)) {
    const read = readJsonFile(resolve(join(directory, name, 'schema.json')));
    if ('complaints' in read) throw new Error(read.complaints.map(formatComplaint).join('\n'));
    const schema = strictSchema(forTypes(resolveReferences(read.json, resolve(root)).schema));
    const data = typeName(name);
    const payload = payloadSchema(schema);
    const isSame = JSON.stringify(payload) === JSON.stringify(schema);
    parts.push(await writeTypes(schema, data));
    if (!isSame) parts.push(await writeTypes(payload, `${data}Payload`));
    lines.push({ name, data, payload: isSame ? data : `${data}Payload` });
  }
  const table = (title: string, comment: string, key: 'data' | 'payload') =>
    `/** ${comment} */\nexport interface ${title} {\n${lines.map((line) => `  '${line.name}': ${line[key]};`).join('\n')}\n}\n`;
  return [
    ...parts,
    table('FormDocuments', 'Data of each form, by its name.', 'data'),
    table('FormPayloads', 'What is sent of each form: its data without transient members.', 'payload'),
  ].join('\n');
};

/**
 * Types of one schema file, for instance of request and reply schemas.
 * @throws when the file cannot be read
 */
export const generateSchemaTypes = async (file: string, name: string, root: string): Promise<string> => {
  const read = readJsonFile(resolve(file));
  if ('complaints' in read) throw new Error(read.complaints.map(formatComplaint).join('\n'));
  const { schema } = resolveReferences(read.json, resolve(root));
  return writeTypes(schema, name);
};
