import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { subschemasOf } from './subschemas.ts';

type Tokens = readonly (string | number)[];
type Texts = { readonly [keyword: string]: string };

/** Keywords whose errors stand at the value that they judge. */
const judging = [
  ...['type', 'enum', 'const', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum', 'maxLength'],
  ...['minLength', 'pattern', 'format', 'maxItems', 'minItems', 'uniqueItems', 'contains', 'maxProperties', 'minProperties'],
  ...['propertyNames', 'not', 'oneOf', 'anyOf'],
];

/** One text for each keyword by which a schema judges; of all that there are where it refers to another. */
const forEach = (node: SchemaNode, text: string): Texts =>
  Object.fromEntries(judging.filter((keyword) => '$ref' in node || keyword in node).map((keyword) => [keyword, text]));

/** What the messages of a schema say in words of ajv-errors. */
interface Read {
  /** By keyword, of the value itself; one text for all of them where the schema has it so. */
  readonly own: string | SchemaNode;
  /** What is said when a member is missing, by name. */
  readonly missing: Texts;
  /** What is said of a member, whatever is wrong with it. */
  readonly members: Texts;
  /** The same of the places of a list. */
  readonly places: Texts;
  /** What has no word of ours. */
  readonly notes: readonly { readonly tokens: Tokens; readonly message: string }[];
}

const textFor = (texts: Texts, name: string): string | undefined => (Object.hasOwn(texts, name) ? texts[name] : undefined);

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];

/** A message without ajv-errors's pointers to values: its own value has a word of ours, another value has none. */
const filled = (text: string, isOwn: (pointer: string) => boolean): { readonly text: string; readonly other?: string } => {
  const ours = text.replace(/\$\{([^}]*)\}/g, (whole, pointer: string) => (isOwn(pointer) ? '{value}' : whole));
  const [other] = ours.match(/\$\{[\d/][^}]*\}/) ?? [];
  return other === undefined ? { text: ours } : { text: ours, other };
};

/** Reads the messages of a schema; `undefined` where all of them are in our words. */
const readMessages = (node: SchemaNode): Read | undefined => {
  const { errorMessage, properties, items } = node;
  const notes: { tokens: Tokens; message: string }[] = [];
  const textOf = (said: string, tokens: Tokens, name?: string): string | undefined => {
    const isOwn = (at: string) => (name === undefined ? at === '0' : at === `/${name}` || at === `0/${name}`);
    const { text, other } = filled(said, isOwn);
    if (other === undefined) return text;
    notes.push({ tokens, message: `A message knows its own {value} and no other: '${other}' is none. It is left out.` });
    return undefined;
  };
  const none = { missing: {}, members: {}, places: {}, notes };
  if (typeof errorMessage === 'string') {
    const text = textOf(errorMessage, []);
    return text === errorMessage ? undefined : { ...none, own: text ?? {} };
  }
  if (!isNode(errorMessage)) return undefined;
  const textsOf = (value: object, keyword: string, has: (name: string) => boolean): Texts => {
    const taken: Record<string, string> = {};
    for (const [name, said] of Object.entries(value)) {
      const at = [keyword, name];
      if (typeof said !== 'string') notes.push({ tokens: at, message: 'A message is a text. This is left out.' });
      else if (!has(name)) notes.push({ tokens: at, message: `There is no '${name}' here to say it of. It is left out.` });
      else taken[name] = textOf(said, at, name) ?? '';
      if (taken[name] === '') delete taken[name];
    }
    return taken;
  };
  const isMember = (name: string) => isNode(properties) && Object.hasOwn(properties, name) && isNode(properties[name]);
  const isPlace = (index: string) => Array.isArray(items) && isNode(items[Number(index)]);
  const own: Record<string, unknown> = {};
  let { missing, members, places }: Pick<Read, 'missing' | 'members' | 'places'> = none;
  let isTheirs = '_' in errorMessage;
  for (const [keyword, said] of Object.entries(errorMessage)) {
    const isByName = typeof said === 'object' && /^(required|properties|items|depend)/.test(keyword);
    isTheirs ||= isByName;
    if (keyword === '_') continue;
    if (isByName && said) {
      if (keyword === 'required') missing = textsOf(said, keyword, isMember);
      else if (keyword === 'properties') members = textsOf(said, keyword, isMember);
      else if (keyword === 'items') places = textsOf(said, keyword, isPlace);
      else textsOf(said, keyword, () => false);
    } else if (typeof said === 'string') {
      const text = textOf(said, [keyword]);
      isTheirs ||= text !== said;
      if (text !== undefined) own[keyword] = text;
    } else own[keyword] = said;
  }
  if (!isTheirs) return undefined;
  const { _: rest } = errorMessage;
  const text = typeof rest === 'string' ? textOf(rest, ['_']) : undefined;
  if (text !== undefined) {
    for (const keyword of Object.keys(forEach(node, text))) own[keyword] ??= text;
    const names = own['required'] === undefined ? namesIn(node['required']).filter(isMember) : [];
    missing = { ...Object.fromEntries(names.map((name) => [name, text])), ...missing };
  }
  // The root's texts are the form's: every field would be told what only a form that is no object can be.
  if (node['type'] === 'object') delete own['type'];
  return { own, missing, members, places, notes };
};

/** A member with what is said of it around it; its own texts come first. */
const withTexts = (member: unknown, missing: string | undefined, text: string | undefined): unknown => {
  if (!isNode(member) || (missing === undefined && text === undefined)) return member;
  const { errorMessage: own } = member;
  const texts = typeof own === 'string' ? forEach(member, own) : isNode(own) ? own : {};
  const errorMessage = {
    ...(missing !== undefined && { required: missing }),
    ...(text !== undefined && forEach(member, text)),
    ...texts,
  };
  return { ...member, errorMessage };
};

/**
 * A schema whose messages are in our words: those of the package ajv-errors that are said of members (`required` and
 * `properties` by name, `items` by place) stand at the members, and its `_` at each keyword.
 */
export const withOwnMessages = (node: SchemaNode): SchemaNode => {
  const read = 'errorMessage' in node ? readMessages(node) : undefined;
  if (!read) return node;
  const { errorMessage: _errorMessage, ...rest } = node;
  const { properties, items } = node;
  const { own, missing, members, places } = read;
  return {
    ...rest,
    ...(isNode(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [
          name,
          withTexts(member, textFor(missing, name), textFor(members, name)),
        ]),
      ),
    }),
    ...(Array.isArray(items) && { items: items.map((item, index) => withTexts(item, undefined, places[index])) }),
    ...((typeof own === 'string' || Object.keys(own).length > 0) && { errorMessage: own }),
  };
};

/** A text that ajv-errors says of missing members, and that is here the one of the value around them. */
const ambiguous = ({ errorMessage, required }: SchemaNode): Read['notes'] => {
  const isSaid = isNode(errorMessage) && typeof errorMessage['required'] === 'string' && namesIn(required).length > 0;
  const message =
    'This is said when the value itself is missing. What is missing in it has texts by name: { "required": { "NAME": "…" } }.';
  return isSaid ? [{ tokens: ['required'], message }] : [];
};

/** What the messages of a file say in words of ajv-errors that have none of ours; nothing is refused for it. */
export const messageNotes = (json: JsonFile): readonly Complaint[] => {
  const visit = (node: unknown, tokens: Tokens): readonly Complaint[] => {
    if (!isNode(node)) return [];
    const notes = [...(readMessages(node)?.notes ?? []), ...(tokens.length > 0 ? ambiguous(node) : [])];
    return [
      ...notes.map((one) => json.complain([...tokens, 'errorMessage', ...one.tokens], one.message)),
      ...subschemasOf(node).flatMap(({ schema, tokens: way }) => visit(schema, [...tokens, ...way])),
    ];
  };
  return visit(json.value, []);
};
