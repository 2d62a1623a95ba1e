import type { RJSFSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { dataKeywords } from '../schema/dataKeywords.ts';
import { namedSchemas } from '../schema/namedSchemas.ts';

/** Asks whether `data` matches `schema`, whose references are looked up in `root`. */
export type Interpreter = (schema: RJSFSchema, data: unknown, root: RJSFSchema) => boolean;

/** Address by which a branch refers to the form's schema. */
const ROOT = 'https://form.invalid/schema';

let loaded: Interpreter | undefined;

/** The interpreter, once someone has loaded it. */
export function loadedInterpreter(): Interpreter | undefined {
  return loaded;
}

/**
 * Loads the small interpreter that matches the branches for which a form module has no compiled check. It runs
 * without `eval`, so a strict content security policy holds.
 */
export async function loadInterpreter(): Promise<Interpreter> {
  const { dereference, validate } = await import('@cfworker/json-schema');
  type Places = ReturnType<typeof dereference>;
  const roots = new WeakMap<RJSFSchema, Places>();
  const branches = new WeakMap<RJSFSchema, { readonly schema: RJSFSchema; readonly places: Places }>();
  const placesOf = (root: RJSFSchema) => {
    const known = roots.get(root);
    if (known) return known;
    const places = dereference(withoutUndefined({ ...root, $id: ROOT }));
    roots.set(root, places);
    return places;
  };
  const branchOf = (schema: RJSFSchema, root: RJSFSchema) => {
    const known = branches.get(schema);
    if (known) return known;
    const { $id: _own, ...branch } = withoutUndefined(fromRoot(schema));
    const made = { schema: branch, places: dereference(branch, Object.create(placesOf(root))) };
    branches.set(schema, made);
    return made;
  };
  loaded = (schema, data, root) => {
    if (data === undefined) return schema.type === undefined && schema.required === undefined;
    const branch = branchOf(schema, root);
    return validate(withoutUndefined(data), branch.schema, '7', branch.places, true).valid;
  };
  return loaded;
}

/**
 * A branch whose references, which mean places of the form's schema, name it.
 * @param isNamed its members are schemas by name. @default false
 */
function fromRoot(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((item) => fromRoot(item));
  if (!isMembers(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => {
      if (isNamed) return [keyword, fromRoot(value)];
      if (dataKeywords.has(keyword)) return [keyword, value];
      const isOurs = keyword === '$ref' && typeof value === 'string' && value.startsWith('#');
      return [keyword, isOurs ? ROOT + value : fromRoot(value, namedSchemas.has(keyword))];
    }),
  );
}

/** The interpreter refuses members that are `undefined`; `any`-typed by JSON.parse, since rjsf's schema type is wider than the interpreter's. */
function withoutUndefined(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
