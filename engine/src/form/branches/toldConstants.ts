import { memberSchemasOf, resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { holding } from '../schema/openKind.ts';
import { isNull } from './keptBranches.ts';

/** A value that a member or an option may have alone. */
export type Constant = string | number | boolean;

/** The one text, number or truth that a schema allows; `undefined` where there are more or it is another kind of value. */
export function onlyValue(node: unknown): Constant | undefined {
  if (!isMembers(node)) return undefined;
  const { const: constant, enum: choices } = node;
  const only: unknown = Array.isArray(choices) && choices.length === 1 ? choices[0] : constant;
  return typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean' ? only : undefined;
}

/** The values of a schema that says which there are, also by a choice between such; `undefined` for any other. */
export function valuesOf(schema: unknown): readonly unknown[] | undefined {
  if (!isMembers(schema)) return undefined;
  const { enum: listed, oneOf, anyOf } = schema;
  if ('const' in schema) return [schema['const']];
  if (Array.isArray(listed)) return listed;
  const values = [oneOf ?? anyOf ?? []].flat().map(valuesOf);
  return values.length === 0 || values.includes(undefined) ? undefined : values.flat();
}

/** The one text, number or truth that an option allows, or what it refers to. */
export const constantOf = (option: unknown, root: SchemaNode): Constant | undefined =>
  onlyValue(option) ?? (isMembers(option) ? onlyValue(resolveReference(option['$ref'], root)) : undefined);

/** The constants of an option's members. */
export function constantsOf(option: unknown, root: SchemaNode): ReadonlyMap<string, Constant> {
  const found = new Map<string, Constant>();
  for (const { properties } of holding(option, root)) {
    for (const [name, property] of Object.entries(isMembers(properties) ? properties : {})) {
      const only = onlyValue(property);
      if (only !== undefined && !found.has(name)) found.set(name, only);
    }
  }
  return found;
}

const findTelling =
  (tells: (values: readonly (Constant | undefined)[]) => boolean) =>
  (options: readonly unknown[], root: SchemaNode): string | undefined => {
    const constants = options.map((option) => constantsOf(option, root));
    const names = new Set(constants.flatMap((own) => [...own.keys()]));
    return [...names].find((name) => tells(constants.map((own) => own.get(name))));
  };

const byConstants = findTelling((values) => {
  const told = values.filter((value) => value !== undefined);
  return told.length > 1 && new Set(told).size === told.length;
});

/** The lists of several values that an option lets its member have. */
export const listsOf = (option: unknown, name: string, root: SchemaNode): readonly (readonly unknown[])[] =>
  holding(option, root)
    .flatMap((node) => memberSchemasOf(node, name))
    .flatMap((member) => holding(member, root))
    .flatMap((node) => {
      const values = valuesOf(node);
      return values && values.length > 1 ? [values] : [];
    });

/** The member of which one option has a constant, and each other one lists other values. */
function byList(options: readonly unknown[], root: SchemaNode): string | undefined {
  for (const option of options) {
    const others = options.filter((other) => other !== option);
    for (const [name, constant] of others.length > 0 ? constantsOf(option, root) : []) {
      if (others.every((other) => listsOf(other, name, root).some((values) => !values.includes(constant)))) return name;
    }
  }
  return undefined;
}

/** The member by whose constant the options of a choice are told apart; `undefined` where there is none. */
export const tellingMember = (options: readonly unknown[], root: SchemaNode): string | undefined =>
  byConstants(options, root) ?? byList(options, root);

/** A member of which every option has a constant, and not the same: it tells some options from others. */
export const groupingMember = findTelling((values) => !values.includes(undefined) && new Set(values).size > 1);

/** A constant, and the names that lead to it from the value of an option; `null` of a member that can be nothing else. */
export type ToldConstant = readonly [path: readonly string[], constant: Constant | null];

const askedBy = (nodes: readonly SchemaNode[]): ReadonlySet<unknown> =>
  new Set(nodes.flatMap(({ required }) => (Array.isArray(required) ? required : [])));

/** What {@link nullsOf} has found: it is asked of every option whenever a choice is drawn. */
const nulls = new WeakMap<object, WeakMap<object, readonly string[]>>();

/** The members that an option asks for and that can only be `null`. */
export function nullsOf(option: unknown, root: SchemaNode): readonly string[] {
  if (!isMembers(option)) return [];
  const known = remembered(nulls, root, () => new WeakMap<object, readonly string[]>());
  return remembered(known, option, () => findNulls(option, root));
}

function findNulls(option: unknown, root: SchemaNode): readonly string[] {
  const nodes = holding(option, root);
  const asked = askedBy(nodes);
  return nodes.flatMap(({ properties }) =>
    Object.entries(isMembers(properties) ? properties : {}).flatMap(([name, member]) =>
      asked.has(name) && isNull(member, root) ? [name] : [],
    ),
  );
}

/**
 * The constants that say that an option is meant: of the member that tells it from the others, and those texts, numbers and
 * `null`s that it asks for, also in objects that it asks for. `true` stays with people where it tells nothing: a box to tick says
 * that they agree.
 */
export function toldConstants(
  option: unknown,
  root: SchemaNode,
  telling: string | undefined,
  around: ReadonlySet<unknown> = new Set(),
): readonly ToldConstant[] {
  const nodes = holding(option, root);
  const inside = new Set([...around, ...nodes]);
  const asked = askedBy(nodes);
  const own = [...constantsOf(option, root)].filter(
    ([name, constant]) => name === telling || (asked.has(name) && typeof constant !== 'boolean'),
  );
  const within = nodes.flatMap(({ properties }) =>
    Object.entries(isMembers(properties) ? properties : {}).flatMap(([name, member]) =>
      // A part that asks for itself has no end.
      !asked.has(name) || holding(member, root).some((node) => inside.has(node))
        ? []
        : toldConstants(member, root, undefined, inside).map(([path, constant]): ToldConstant => [[name, ...path], constant]),
    ),
  );
  const nothing = nullsOf(option, root).map((name): ToldConstant => [[name], null]);
  return [...own.map(([name, constant]): ToldConstant => [[name], constant]), ...nothing, ...within];
}

/** Those of `told` that are members of the value itself, by their names. */
export const ownConstants = (told: readonly ToldConstant[]): readonly (readonly [name: string, constant: Constant | null])[] =>
  told.flatMap(([[name, ...within], constant]) => (name === undefined || within.length > 0 ? [] : [[name, constant] as const]));
