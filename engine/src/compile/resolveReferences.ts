import { dirname, relative, resolve } from 'node:path';
import { tokensOf, valueAt } from '../validation/pointer.ts';
import { isNode } from '../validation/schemaNode.ts';
import type { Complaint } from './complaint.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';

/** Longest chain of references that is followed. */
const mostReferences = 100;

/** A schema whose references to files are resolved. */
export interface Resolved {
  readonly schema: unknown;
  readonly complaints: readonly Complaint[];
  /** Files that were read besides the schema's own. */
  readonly files: readonly string[];
}

interface Place {
  readonly json: JsonFile;
  readonly tokens: readonly (string | number)[];
}

/** What stands beside a `$ref` overlays what it refers to; messages keyword by keyword. */
const overlaid = (target: unknown, beside: Readonly<Record<string, unknown>>): unknown => {
  if (!isNode(target)) return target;
  const { errorMessage: below } = target;
  const { errorMessage: above } = beside;
  const merged = isNode(below) && isNode(above) ? { errorMessage: { ...below, ...above } } : {};
  return { ...target, ...beside, ...merged };
};

/**
 * Puts the content of other files in the place of `$ref`s to them. References within the form's own file stay; those
 * within another file, and those that come back to themselves, become `definitions` of the schema.
 * @param rootDirectory the folder that references may not leave
 */
export const resolveReferences = (main: JsonFile, rootDirectory: string): Resolved => {
  const complaints: Complaint[] = [];
  const files = new Map<string, JsonFile | undefined>();
  const hoisted = new Map<string, { readonly name: string; schema: unknown }>();
  let references = 0;

  const open = (file: string, at: Place): JsonFile | undefined => {
    if (file === main.file) return main;
    if (!files.has(file)) {
      const read = readJsonFile(file);
      if ('complaints' in read) complaints.push(...read.complaints);
      files.set(file, 'json' in read ? read.json : undefined);
      if (!('json' in read)) complaints.push(at.json.complain(at.tokens, `'${relative(rootDirectory, file)}' cannot be read.`));
    }
    return files.get(file);
  };

  /** Makes a target a definition of the schema and answers a reference to it. */
  const hoist = (json: JsonFile, pointer: string, target: unknown, stack: readonly string[]) => {
    const key = `${json.file}#${pointer}`;
    let known = hoisted.get(key);
    if (!known) {
      known = { name: `shared${hoisted.size + 1}`, schema: true };
      hoisted.set(key, known);
      known.schema = visit(target, { json, tokens: tokensOf(pointer) }, stack);
    }
    return { $ref: `#/definitions/${known.name}` };
  };

  const follow = (reference: string, at: Place, stack: readonly string[]): unknown => {
    references += 1;
    if (stack.length > mostReferences || references > 10_000) {
      complaints.push(at.json.complain(at.tokens, `This chain of references is longer than ${mostReferences}.`));
      return true;
    }
    const [path = '', pointer = ''] = reference.split('#', 2);
    const file = path === '' ? at.json.file : resolve(dirname(at.json.file), path);
    if (/^[a-z][a-z0-9+.-]*:/i.test(path) || relative(rootDirectory, file).startsWith('..')) {
      complaints.push(at.json.complain([...at.tokens, '$ref'], `'${reference}' leads outside of the schemas' folder.`));
      return true;
    }
    const json = open(file, at);
    if (!json) return true;
    const target = valueAt(json.value, tokensOf(decodeURIComponent(pointer)));
    if (target === undefined) {
      complaints.push(at.json.complain([...at.tokens, '$ref'], `Nothing stands at '${reference}'.`));
      return true;
    }
    const key = `${file}#${pointer}`;
    if (path === '' || stack.includes(key)) return hoist(json, pointer, target, [...stack, key]);
    return visit(target, { json, tokens: tokensOf(pointer) }, [...stack, key]);
  };

  const visit = (node: unknown, at: Place, stack: readonly string[]): unknown => {
    if (Array.isArray(node)) {
      return node.map((item, index) => visit(item, { json: at.json, tokens: [...at.tokens, index] }, stack));
    }
    if (!isNode(node)) return node;
    const { $ref: reference, ...beside } = node;
    const members = Object.fromEntries(
      Object.entries(beside).map(([name, member]) => [
        name,
        visit(member, { json: at.json, tokens: [...at.tokens, name] }, stack),
      ]),
    );
    if (typeof reference !== 'string') return reference === undefined ? members : { $ref: reference, ...members };
    if (reference.startsWith('#') && at.json === main) {
      if (valueAt(main.value, tokensOf(decodeURIComponent(reference.slice(1)))) === undefined) {
        complaints.push(at.json.complain([...at.tokens, '$ref'], `Nothing stands at '${reference}'.`));
      }
      return { $ref: reference, ...members };
    }
    return overlaid(follow(reference, at, stack), members);
  };

  const schema = visit(main.value, { json: main, tokens: [] }, [`${main.file}#`]);
  const shared = Object.fromEntries([...hoisted.values()].map(({ name, schema: one }) => [name, one]));
  const definitions = isNode(schema) && isNode(schema['definitions']) ? schema['definitions'] : {};
  const clash = Object.keys(shared).find((name) => name in definitions);
  if (clash) complaints.push(main.complain(['definitions', clash], `The name '${clash}' is taken by a shared definition.`));
  const complete = isNode(schema) && hoisted.size > 0 ? { ...schema, definitions: { ...definitions, ...shared } } : schema;
  return { schema: complete, complaints, files: [...files.keys()] };
};
