import { pointerOf } from '../../validation/pointer.ts';
import { followed, isNode, type SchemaNode, speakers } from '../../validation/schemaNode.ts';
import type { SeparatedUi } from '../ui/separateUi.ts';
import { inPlace, withSubschemas } from './subschemas.ts';

/** Keywords whose schemas ask. */
const asking = new Set(['if', 'not']);

/** How often a part within itself is gone into. */
const mostLevels = 5;

/** Whether any member may be transient: few schemas have one, and the largest none. */
const hasTransient = (schema: unknown): schema is SchemaNode =>
  isNode(schema) && JSON.stringify(schema).includes('"transient":true');

const isTransient = (member: unknown, root: SchemaNode): boolean =>
  isNode(member) && followed(member, root).some((node) => node['transient'] === true);

const membersOf = ({ properties }: SchemaNode): readonly (readonly [string, unknown])[] =>
  isNode(properties) ? Object.entries(properties) : [];

/** Names of transient members of the value that some schemas speak about: where one says so it holds for all. */
const transientNames = (nodes: Iterable<SchemaNode>, root: SchemaNode): ReadonlySet<string> =>
  new Set([...nodes].flatMap((node) => membersOf(node).flatMap(([name, member]) => (isTransient(member, root) ? [name] : []))));

const without = (value: unknown, gone: ReadonlySet<string>): unknown =>
  Array.isArray(value) ? value.filter((name) => !gone.has(name)) : value;

const withoutMembers = (node: SchemaNode, gone: ReadonlySet<string>): SchemaNode => {
  const members = Object.entries(node).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'required') return [keyword, without(value, gone)];
    if (keyword === 'properties') return [keyword, Object.fromEntries(membersOf(node).filter(([name]) => !gone.has(name)))];
    if ((keyword !== 'dependencies' && keyword !== 'dependentRequired') || !isNode(value)) return [keyword, value];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, needed]) => [name, without(needed, gone)]))];
  });
  return Object.fromEntries(members);
};

/** The schema of what is sent: transient members are unknown to it, and nothing asks for them. */
export const payloadSchema = (schema: unknown): unknown => {
  if (!hasTransient(schema)) return schema;
  const sent = (node: unknown, around: ReadonlySet<string>): unknown => {
    if (!isNode(node)) return node;
    const gone = new Set([...around, ...transientNames(speakers(node, schema), schema)]);
    const changed = withSubschemas(node, ({ schema: one, keyword }) =>
      asking.has(keyword) ? one : sent(one, inPlace.has(keyword) ? gone : new Set()),
    );
    return gone.size === 0 ? changed : withoutMembers(changed, gone);
  };
  return sent(schema, new Set());
};

/** Pattern pointers of a schema's transient members, wherever they are declared: `-` stands for every row. */
export const transientPointers = (schema: unknown): readonly string[] => {
  const found = new Set<string>();
  const visit = (given: readonly unknown[], tokens: readonly string[], around: readonly SchemaNode[]): void => {
    const isDeep = (node: unknown) => around.filter((one) => one === node).length >= mostLevels;
    const nodes = new Set<SchemaNode>();
    for (const node of given) if (!isDeep(node)) speakers(node, Object(schema), nodes);
    if (nodes.size === 0) return;
    const gone = transientNames(nodes, Object(schema));
    for (const name of gone) found.add(pointerOf([...tokens, name]));
    const inside = new Map<string, unknown[]>();
    const put = (token: string, members: readonly unknown[]) => inside.set(token, [...(inside.get(token) ?? []), ...members]);
    for (const node of nodes) {
      for (const [name, member] of membersOf(node)) if (!gone.has(name)) put(name, [member]);
      put('-', [node['items'], node['additionalItems']].flat().filter(isNode));
    }
    for (const [token, members] of inside) visit(members, [...tokens, token], [...around, ...nodes]);
  };
  if (hasTransient(schema)) visit([schema], [], []);
  return [...found];
};

/** A condition over what was sent. */
const isSent = {
  required: ['form'],
  properties: { form: { required: ['payload'], properties: { payload: { const: true } } } },
};

/** The conditions of a form, by which no rule requires a transient member of what is sent. */
export const withoutDemands = (
  { rules, conditions }: Pick<SeparatedUi, 'rules' | 'conditions'>,
  transient: readonly string[],
): ReadonlyMap<string, unknown> => {
  const demands = rules.filter(({ effect, target }) => effect === 'require' && transient.includes(target));
  return new Map([
    ...conditions,
    ...demands.map(({ check }): [string, unknown] => [check, { allOf: [conditions.get(check), { not: isSent }] }]),
  ]);
};
