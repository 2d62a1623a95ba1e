import { join, resolve } from 'node:path';
import type { Options } from 'json-schema-to-typescript';
import { sameValue } from '../../validation/sameValue.ts';
import type { Rule } from '../../validation/types.ts';
import { formNames } from '../compileDirectory.ts';
import { formatComplaint } from '../complaint.ts';
import { readJsonFile } from '../jsonFile.ts';
import { resolveReferences } from '../schema/resolveReferences.ts';
import { separateUi } from '../ui/separateUi.ts';
import { typedSchema } from './typedSchema.ts';
import { withoutForgiven } from './withoutForgiven.ts';

const options: Partial<Options> = {
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  additionalProperties: false,
  unknownAny: true,
  style: { singleQuote: true, printWidth: 128, trailingComma: 'all' },
};

/** A name that a type may have: none begins with a digit, which the type generator would take away. */
const startedWell = (name: string): string => name.replace(/^(?=\d|$)/, 'Form');

/** `film-submission` → `FilmSubmission`, as the type generator writes names: a letter after a digit is a capital. */
const typeName = (name: string): string =>
  startedWell(
    name
      .split(/[^A-Za-z0-9]+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  ).replaceAll(/\d[a-z]/g, (pair) => pair.toUpperCase());

/** What the type generator calls of every object, and what stands for it where one has a member of that name. */
const called = 'hasOwnProperty';
const standIn = `${called}StandIn`;

/**
 * Types of a schema. TypeScript takes an object type for JSON (`JsonObject` of `initialData`, `judge` and their like) when
 * it is an alias, and never when it is an interface, which others could add members to.
 */
const writeTypes = async (schema: unknown, name: string, more: Partial<Options> = {}): Promise<string> => {
  const readable: object = JSON.parse(JSON.stringify(schema).replaceAll(called, standIn));
  // Loading it takes as long as compiling every form of a portal, which needs no types.
  const { compile } = await import('json-schema-to-typescript');
  return (await compile(readable, name, { ...options, ...more }))
    .replace(/^export interface (\S+) (\{\}|\{\n[\s\S]*?^\})$/gm, 'export type $1 = $2;')
    .replaceAll(standIn.slice(1), called.slice(1)); // a type's name begins with a capital
};

/**
 * A schema file with what it refers to.
 * @throws an `Error` in the words of the lint when it cannot be read, or refers to what is not there
 */
const readSchema = (file: string, root: string): unknown => {
  const read = readJsonFile(resolve(file));
  const { schema, complaints } = 'json' in read ? resolveReferences(read.json, resolve(root)) : { schema: {}, ...read };
  if (complaints.length > 0) throw new Error(complaints.map(formatComplaint).join('\n'));
  return schema;
};

/** The rules of a form; none where it has no uiSchema that can be read, which `check` tells. */
const rulesOf = (folder: string, schema: unknown): readonly Rule[] => {
  const read = readJsonFile(resolve(join(folder, 'ui.json')));
  return 'json' in read ? separateUi(read.json, Object(schema), new Set()).rules : [];
};

/** A name as a text of TypeScript. */
const quoted = (name: string): string => `'${name.replaceAll(/['\\]/g, '\\$&')}'`;

/** A name like another that is still free. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
  return free;
};

/**
 * Types of every form of a folder: a type per form, `FormDocuments` and `FormPayloads` by form name.
 * @throws when a schema cannot be read, or refers to what is not there
 */
export const generateTypes = async (directory: string, root: string): Promise<string> => {
  const parts: string[] = [];
  const forms = formNames(directory);
  const taken = new Set(['Json', 'FormDocuments', 'FormPayloads']);
  const take = (name: string) => {
    const free = freeName(name, taken);
    taken.add(free);
    return free;
  };
  const typeNames = new Map(forms.map((name) => [name, take(typeName(name))]));
  /** Writes a form's type, and those of its definitions: one whose name another form has is called by its own form, too. */
  const write = async (schema: unknown, name: string) => {
    const isDefining = ['definitions', '$defs'].some((word) => word in Object(schema));
    const text = await writeTypes(schema, name, {
      ignoreMinAndMaxItems: false,
      customName: ({ $id, definitions, $defs }, key) => {
        const definition = key ?? $id;
        if (definition === undefined || !taken.has(typeName(definition))) return undefined;
        if (definition !== name) return `${name}-${definition}`;
        // A whole without definitions is the one that is called so; of one with some it alone has them. The generator numbers
        // a definition that is called as the whole is: another form may be, too.
        const isWhole = !isDefining || (definitions ?? $defs) !== undefined;
        return !isWhole && taken.has(`${name}1`) ? freeName(name, taken) : undefined;
      },
    });
    for (const [, declared = ''] of text.matchAll(/^export type (\S+) =/gm)) taken.add(declared);
    parts.push(text);
  };
  const lines: { readonly name: string; readonly data: string; readonly payload: string }[] = [];
  for (const [name, data] of typeNames) {
    const schema = readSchema(join(directory, name, 'schema.json'), root);
    const resolved = withoutForgiven(schema, rulesOf(join(directory, name), schema));
    const [document, sent] = [typedSchema(resolved, 'document'), typedSchema(resolved, 'payload')];
    const payload = sameValue(document, sent) ? data : take(`${data}Payload`);
    await write(document, data);
    if (payload !== data) await write(sent, payload);
    lines.push({ name, data, payload });
  }
  const table = (title: string, comment: string, key: 'data' | 'payload') =>
    `/** ${comment} */\nexport interface ${title} {\n${lines.map((line) => `  ${quoted(line.name)}: ${line[key]};`).join('\n')}\n}\n`;
  const text = [
    ...parts,
    table('FormDocuments', 'Data of each form, by its name.', 'data'),
    table('FormPayloads', 'What is sent of each form: its data without transient members.', 'payload'),
  ].join('\n');
  return /\bJson\b/.test(text) ? `import type { Json } from '@reelform/engine/validation';\n\n${text}` : text;
};

/**
 * Types of one schema file, for instance of request and reply schemas.
 * @throws when the file cannot be read, or refers to what is not there
 */
export const generateSchemaTypes = async (file: string, name: string, root: string): Promise<string> =>
  writeTypes(readSchema(file, root), startedWell(name));
