import { fillIn } from '../../validation/index.ts';
import { tokensOf } from '../../validation/pointer.ts';
import { applicable, childSchemas, type SchemaNode, titleOf } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { once } from '../data/once.ts';
import { kindText } from '../schema/kindText.ts';
import { uiOption } from '../schema/labelOf.ts';
import { holding, kindsOfType, openKind } from '../schema/openKind.ts';
import { valueText } from '../schema/valueText.ts';
import { namesOf } from './keptBranches.ts';
import { type Constant, constantOf, constantsOf, listsOf } from './toldConstants.ts';

/** Most members by which an option is named. */
const mostMembers = 3;

/** Most characters of a description that an option is named by. */
const mostSaid = 60;

/** Names of definitions that generators have numbered. */
const isNumbered = (name: string): boolean => /^_*(shared|schema|def)_*\d*$/i.test(name);

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

/** What is in each option and in no other one. */
function memberNames(options: readonly unknown[], root: SchemaNode): readonly (readonly string[])[] {
  const names = options.map((option) => [...namesOf(option, root)]);
  const counts = new Map<string, number>();
  for (const name of names.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((own) => own.filter((name) => counts.get(name) === 1));
}

const requiredBy = (option: unknown, root: SchemaNode): readonly string[] =>
  applicable(option, root).flatMap(({ required }) => (Array.isArray(required) ? required.map(String) : []));

/** What must be there by an option and need not by every other one. */
function requiredNames(options: readonly unknown[], root: SchemaNode): readonly (readonly string[])[] {
  const known = options.map((option) => requiredBy(option, root));
  return known.map((own, index) =>
    own.filter((name) => !known.every((names, other) => other === index || names.includes(name))),
  );
}

/** The few values that a schema lists. */
function valuesIn(node: unknown, root: SchemaNode): string | undefined {
  const lists = applicable(node, root).flatMap(({ enum: choices }) => (Array.isArray(choices) ? [choices] : []));
  const [values = []] = lists;
  return values.every((value) => typeof value === 'string' || typeof value === 'number')
    ? listed(values.map(String))
    : undefined;
}

/** The constants that each option has and no other one. */
function loneConstants(options: readonly unknown[], root: SchemaNode): readonly (readonly (readonly [string, Constant])[])[] {
  const constants = options.map((option) => constantsOf(option, root));
  return constants.map((own) =>
    [...own].filter(([name, constant]) => constants.every((other) => other === own || other.get(name) !== constant)),
  );
}

/** What a constant of an option's member is called where all that the member may be is listed. */
function listedTitle(nodes: readonly SchemaNode[], name: string, constant: unknown, root: SchemaNode): string | undefined {
  for (const { oneOf, anyOf, enum: values, enumNames } of childSchemas(nodes, name, root)) {
    for (const one of [oneOf ?? anyOf ?? []].flat()) {
      if (isMembers(one) && one['const'] === constant && typeof one['title'] === 'string') return one['title'];
    }
    const title: unknown = Array.isArray(values) && Array.isArray(enumNames) ? enumNames[values.indexOf(constant)] : undefined;
    if (typeof title === 'string') return title;
  }
  return undefined;
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
function ownName(option: unknown, root: SchemaNode, kinds: Kinds): string | undefined {
  const only = constantOf(option, root);
  return only === undefined ? (definitionName(option) ?? valuesIn(option, root)) : valueText(kinds, only);
}

/** A list by what its rows are: 'List (always, Group)'. `undefined` for anything else. */
function rowNames(option: unknown, root: SchemaNode, kinds: Kinds): string | undefined {
  const items = applicable(option, root).find((node) => node.items !== undefined)?.items;
  const rows = items === undefined ? [] : [items].flat();
  const names = rows
    .map((row: unknown) => ownName(row, root, kinds) ?? kindName(row, root, kinds))
    .filter((name) => name !== undefined);
  const inside = listed(names);
  return inside === undefined ? undefined : `${kinds['kindArray'] ?? ''} (${inside})`.trim();
}

/** A text by its format: 'Text (date)'. */
function formatName(kind: string, option: unknown, root: SchemaNode): string {
  const format = applicable(option, root).find((node) => typeof node.format === 'string')?.format;
  return format === undefined ? kind : `${kind} (${format})`;
}

/** The first sentence that is said of an option, if it is short enough for a name. */
function saidOf(option: unknown, root: SchemaNode): string | undefined {
  const said = applicable(option, root).find(({ description }) => typeof description === 'string')?.description;
  const sentence = String(said ?? '')
    .trim()
    .split(/\n|(?<=[.!?])\s/, 1)[0]
    ?.replace(/\.$/, '');
  return sentence && sentence.length <= mostSaid ? sentence : undefined;
}

const isRepeated = (name: string | undefined, names: readonly (string | undefined)[]): boolean =>
  names.filter((other) => other === name).length > 1;

/** What options are named by. */
export interface OptionNaming {
  readonly options: readonly unknown[];
  readonly root: SchemaNode;
  /** What each kind of value is called: `kindString`, `kindNull` …; what a constant is (`constant`, `yes`, `no`). */
  readonly kinds: Kinds;
  /** The schema around the choice, and its uiSchema, which may have titles for what options only ask for. */
  readonly schema?: unknown;
  readonly uiSchema?: unknown;
  /** The member by whose constant the options are told apart. */
  readonly telling: string | undefined;
}

/** What a member is called where it is drawn: its title, or else its name. */
function memberTitle(
  name: string,
  option: unknown,
  around: () => readonly SchemaNode[],
  { root, uiSchema }: OptionNaming,
): string {
  const own = uiOption(isMembers(uiSchema) ? uiSchema[name] : undefined, 'title');
  const titles = [...applicable(option, root), ...around()]
    .flatMap(({ properties }) => (isMembers(properties) && Object.hasOwn(properties, name) ? [properties[name]] : []))
    .map((member) => titleOf(applicable(member, root)));
  return [own, ...titles].find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? name;
}

/**
 * Names for the options of a choice that have no title: by the constant that tells them apart, by their definition, by
 * the values they list, of the member with that constant, too, by what is in them, by what they require, by constants of
 * theirs alone, or by their kind, lists by their rows and texts by their format, too; those that are called alike by what is
 * shortly said of them, or have numbers. `undefined` for one of which nothing is known.
 */
export function optionNames(naming: OptionNaming): readonly (string | undefined)[] {
  const { options, root, schema, kinds, telling } = naming;
  // Most options are named without looking at what is in all of them.
  const members = once(() => memberNames(options, root));
  const required = once(() => requiredNames(options, root));
  const around = once(() => applicable(schema, root));
  const constants = once(() => loneConstants(options, root));
  const said = (option: unknown, [name, constant]: readonly [name: string, constant: Constant]) => {
    const label = memberTitle(name, option, around, naming);
    return fillIn(kinds['constant'] ?? '{label}: {value}', { label, value: valueText(kinds, constant) });
  };
  const called = (option: unknown, name: string, value: string | number): string =>
    listedTitle([...holding(option, root), ...around()], name, value, root) ?? valueText(kinds, value);
  const listedBy = (option: unknown, name: string): string | undefined => {
    const [values = []] = listsOf(option, name, root);
    const texts = values.filter((value) => typeof value === 'string' || typeof value === 'number');
    // One more than are listed tells that there are more.
    const titles = texts.slice(0, mostMembers + 1).map((value) => called(option, name, value));
    return texts.length < values.length ? undefined : listed(titles);
  };
  const names = options.map((option, index) => {
    const told = telling === undefined ? undefined : constantsOf(option, root).get(telling);
    if (telling !== undefined && told !== undefined)
      return typeof told === 'boolean' ? said(option, [telling, told]) : called(option, telling, told);
    const named = ownName(option, root, kinds) ?? (telling === undefined ? undefined : listedBy(option, telling));
    if (named !== undefined) return named;
    const own = members()[index] ?? [];
    const telltale = own.length > 0 ? own : (required()[index] ?? []);
    const titles = telltale.slice(0, mostMembers + 1).map((name) => memberTitle(name, option, around, naming));
    const lone = () => listed((constants()[index] ?? []).map((constant) => said(option, constant)));
    return listed(titles) ?? lone() ?? kindName(option, root, kinds);
  });
  const inDetail = names.map((name, index) => {
    if (name === undefined || !isRepeated(name, names)) return name;
    return rowNames(options[index], root, kinds) ?? formatName(name, options[index], root);
  });
  const described = inDetail.map((name, index) =>
    name !== undefined && isRepeated(name, inDetail) ? (saidOf(options[index], root) ?? name) : name,
  );
  return described.map((name, index) => {
    if (name === undefined || !isRepeated(name, described)) return name;
    const n = described.slice(0, index + 1).filter((other) => other === name).length;
    return fillIn(kinds['itemNumber'] ?? '{title} {n}', { title: name, n });
  });
}
