import { branchesOf, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { referencesIn, referredBy } from '../schema/references.ts';

/** How deep a definition may stand within itself until its words are no longer written out. */
const mostLevels = 5;

/** Most places that words are written out for. */
const mostPlaces = 2000;

/** Two uiSchemas as one: what `over` says counts, members of both are merged. */
const merged = (base: SchemaNode, over: SchemaNode): SchemaNode => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const below = base[name];
      return [name, isNode(below) && isNode(value) ? merged(below, value) : value];
    }),
  ),
});

/** Tells whether what a reference leads to has, at any depth, one of the references that words are for. */
const createLeads = (root: unknown, named: SchemaNode) => {
  const known = new Map<string, Set<string>>();
  return (reference: string): boolean => {
    const found = known.get(reference) ?? new Set([reference]);
    if (!known.has(reference)) {
      // A set grows while it is gone through.
      for (const one of found) for (const next of referencesIn(referredBy(one, root))) found.add(next);
      known.set(reference, found);
    }
    return [...found].some((one) => Object.hasOwn(named, one));
  };
};

const fields = (ui: SchemaNode): SchemaNode =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => !name.startsWith('ui:')));

/** The rules of members in a part of a uiSchema, where they are some of `known`; `undefined` where there are none. */
const memberRules = (ui: unknown, known: ReadonlySet<unknown>): SchemaNode | undefined => {
  const members = Object.entries(isNode(ui) ? fields(ui) : {}).flatMap(([name, part]) => {
    const rules: unknown = isNode(part) ? part['ui:rules'] : undefined;
    const own = { ...memberRules(part, known), ...(known.has(rules) && { 'ui:rules': rules }) };
    return Object.keys(own).length > 0 ? [[name, own] as const] : [];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
};

/** Every list of rules in a uiSchema. */
const rulesIn = (ui: unknown): readonly unknown[] =>
  Array.isArray(ui)
    ? ui.flatMap(rulesIn)
    : isNode(ui)
      ? Object.entries(ui).flatMap(([name, part]) => (name === 'ui:rules' ? [part] : rulesIn(part)))
      : [];

/** A uiSchema without its `ui:definitions`, whose words stand wherever the schema has their references; what stands there already counts. */
export const withUiDefinitions = (given: unknown, root: unknown): unknown => {
  if (!isNode(given) || !isNode(given['ui:definitions'])) return given;
  const { 'ui:definitions': definitions, ...own } = given;
  const leads = createLeads(root, definitions);
  const rules = new Set(rulesIn(definitions));
  let places = 0;

  const visit = (node: unknown, ui: unknown, within: readonly string[]): unknown => {
    if (!isNode(node) || (ui !== undefined && !isNode(ui))) return ui;
    const { $ref } = node;
    let said: SchemaNode | undefined = ui;
    /** Puts what is said of a part where it is about that part. */
    const put = (name: string, part: unknown) => {
      const before = said && Object.hasOwn(said, name) ? said[name] : undefined;
      const after = visit(part, before, within);
      if (after !== before) said = { ...said, [name]: after };
    };
    if (typeof $ref === 'string' && leads($ref) && within.filter((one) => one === $ref).length < mostLevels) {
      places += 1;
      const words = definitions[$ref];
      if (isNode(words)) said = merged(words, said ?? {});
      if (places < mostPlaces) said = asNode(visit(referredBy($ref, root), said, [...within, $ref]));
    }
    for (const branch of branchesOf({ ...node, anyOf: undefined, oneOf: undefined }))
      said = asNode(visit(branch, said, within));
    const { properties, items } = node;
    for (const [name, part] of Object.entries(isNode(properties) ? properties : {})) put(name, part);
    if (Array.isArray(items)) {
      const rows = visitAll(items, said?.['items'], {}, within);
      if (rows) said = { ...said, items: rows };
    } else put('items', items);
    for (const name of ['additionalItems', 'additionalProperties']) put(name, node[name]);
    for (const name of ['oneOf', 'anyOf']) {
      const options = node[name];
      const all = Array.isArray(options) && visitAll(options, said?.[name], fields(said ?? {}), within);
      if (!all) continue;
      said = { ...said, [name]: all };
      // Rules hold where a field is, whatever option has it.
      for (const one of all) said = merged(memberRules(one, rules) ?? {}, said);
    }
    return said;
  };

  const asNode = (ui: unknown) => (isNode(ui) ? ui : undefined);

  /** Words for each of several schemas; `undefined` where there are no more than there were. */
  const visitAll = (parts: readonly unknown[], before: unknown, none: SchemaNode, within: readonly string[]) => {
    if (before !== undefined && !Array.isArray(before)) return undefined;
    const old = parts.map((_part, index): unknown => before?.[index] ?? none);
    const all = parts.map((part, index) => visit(part, old[index], within));
    return all.some((one, index) => one !== old[index]) ? all : undefined;
  };

  return visit(root, own, []);
};
