import { isMembers } from '../data/members.ts';
import { tokensOf } from '../data/pointer.ts';
import { applicable, resolveReference, type SchemaNode } from '../schema/applicable.ts';
import { kindText } from '../schema/kindText.ts';
import { kindsOfType, openKind } from '../schema/openKind.ts';
import { namesOf } from './keptBranches.ts';

/** Most members by which an option is named. */
const mostMembers = 3;

/** Names of definitions that generators have numbered. */
const isNumbered = (name: string): boolean => /^_*(shared|schema|def)_*\d*$/i.test(name);

/** The one value that a schema allows, as text; `undefined` where there are more or it is none that can be said. */
function onlyValue(node: unknown): string | undefined {
  if (!isMembers(node)) return undefined;
  const { const: constant, enum: choices } = node;
  const only = Array.isArray(choices) && choices.length === 1 ? choices[0] : constant;
  return typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean' ? String(only) : undefined;
}

/** The constants of an option's members as text. */
function constantsOf(option: unknown, root: SchemaNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { properties } of applicable(option, root)) {
    for (const [name, property] of Object.entries(isMembers(properties) ? properties : {})) {
      const only = onlyValue(property);
      if (only !== undefined && !found.has(name)) found.set(name, only);
    }
  }
  return found;
}

function definitionName(option: unknown): string | undefined {
  const reference = isMembers(option) ? option['$ref'] : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  const name = tokensOf(decodeURIComponent(reference.slice(1))).at(-1);
  return name === undefined || isNumbered(name) ? undefined : name;
}

function listed(names: readonly string[]): string | undefined {
  const more = names.length > mostMembers ? ', …' : '';
  return names.length === 0 ? undefined : names.slice(0, mostMembers).join(', ') + more;
}

/** What is in an option and in no other one. */
function memberNames(option: unknown, others: readonly unknown[], root: SchemaNode): string | undefined {
  const shared = new Set(others.flatMap((other) => [...namesOf(other, root)]));
  return listed([...namesOf(option, root)].filter((name) => !shared.has(name)));
}

const requiredBy = (option: unknown, root: SchemaNode): readonly string[] =>
  applicable(option, root).flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : []));

/** What must be there by an option and need not by every other one. */
function requiredNames(option: unknown, others: readonly unknown[], root: SchemaNode): string | undefined {
  const known = others.map((other) => requiredBy(other, root));
  return listed(requiredBy(option, root).filter((name) => !known.every((names) => names.includes(name))));
}

/** The few values that a schema lists. */
function valuesIn(node: unknown, root: SchemaNode): string | undefined {
  const lists = applicable(node, root).flatMap(({ enum: choices }) => (Array.isArray(choices) ? [choices] : []));
  const [values = []] = lists;
  return values.every((value) => typeof value === 'string' || typeof value === 'number')
    ? listed(values.map(String))
    : undefined;
}

type Kinds = { readonly [kind: string]: string | undefined };

function kindName(option: unknown, root: SchemaNode, kinds: Kinds): string | undefined {
  const types = applicable(option, root).find(({ type }) => type !== undefined)?.type;
  const known = kindsOfType(types ?? []);
  return kindText(
    kinds,
    known.find((one) => one !== 'null') ?? known[0] ?? openKind(isMembers(option) ? option : true, root)?.first,
  );
}

/** What a schema is called by itself. */
const ownName = (option: unknown, root: SchemaNode): string | undefined =>
  onlyValue(option) ??
  (isMembers(option) ? onlyValue(resolveReference(option['$ref'], root)) : undefined) ??
  definitionName(option) ??
  valuesIn(option, root);

/** A list by what its rows are: 'List (always, Group)'. `undefined` for anything else. */
function rowNames(option: unknown, root: SchemaNode, kinds: Kinds): string | undefined {
  const items = applicable(option, root).find((node) => node.items !== undefined)?.items;
  const rows = items === undefined ? [] : [items].flat();
  const names = rows
    .map((row: unknown) => ownName(row, root) ?? kindName(row, root, kinds))
    .filter((name) => name !== undefined);
  const inside = listed(names);
  return inside === undefined ? undefined : `${kinds['kindArray'] ?? ''} (${inside})`.trim();
}

const isRepeated = (name: string | undefined, names: readonly (string | undefined)[]): boolean =>
  names.filter((other) => other === name).length > 1;

/**
 * Names for the options of a choice that have no title: by the constant that tells them apart, by their definition, by
 * the values they list, by what is in them, by what they require, or by their kind, lists by their rows, too. `undefined`
 * for one that nothing tells from another.
 * @param kinds what each kind of value is called: `kindString`, `kindNull` …
 */
export function optionNames(options: readonly unknown[], root: SchemaNode, kinds: Kinds): readonly (string | undefined)[] {
  const constants = options.map((option) => constantsOf(option, root));
  const telling = [...(constants[0]?.keys() ?? [])].find((name) => {
    const values = constants.map((own) => own.get(name)).filter((value) => value !== undefined);
    return values.length > 1 && new Set(values).size === values.length;
  });
  const names = options.map((option, index) => {
    const told = telling === undefined ? undefined : constants[index]?.get(telling);
    const others = options.filter((other) => other !== option);
    const members = memberNames(option, others, root) ?? requiredNames(option, others, root);
    return told ?? ownName(option, root) ?? members ?? kindName(option, root, kinds);
  });
  const detailed = names.map(
    (name, index) => (isRepeated(name, names) ? rowNames(options[index], root, kinds) : undefined) ?? name,
  );
  return detailed.map((name) => (isRepeated(name, detailed) ? undefined : name));
}
