import { type Registry, TranslatableString } from '@rjsf/utils';
import { applicable, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { kindsOfType, openKind, type ValueKind } from '../schema/openKind.ts';

/** The first option of a choice, or of the choice that it is itself. */
function firstOption(schema: unknown, root: SchemaNode): unknown {
  const seen = new Set<unknown>();
  for (let at = schema; !seen.has(at); ) {
    seen.add(at);
    const options = applicable(at, root)
      .map(({ anyOf, oneOf }) => anyOf ?? oneOf)
      .find(Array.isArray);
    if (!options || options.length === 0) return at;
    [at] = options;
  }
  return schema;
}

function kindOfMember(schema: unknown, root: SchemaNode): ValueKind {
  if (!isMembers(schema)) return 'string';
  const types = applicable(schema, root).flatMap(({ type }) => (type === undefined ? [] : kindsOfType(type)));
  return types.find((kind) => kind !== 'null') ?? types[0] ?? openKind(schema, root)?.first ?? 'string';
}

/**
 * What a new member of free name holds that rjsf has begun with `begun`. Where it may be one of several, rjsf begins it with
 * an object, whatever may stand there; here it is what the first of them is, which is the one that is drawn. Whole numbers it
 * begins with an empty text, and other ones with 0.
 */
export function begunMember(schema: unknown, begun: unknown, { rootSchema, translateString }: Registry): unknown {
  const option = firstOption(schema, rootSchema);
  if (typeof begun === 'string' && kindOfMember(schema, rootSchema) === 'number') return begunWith('number', translateString);
  if (option === schema || !isMembers(begun) || Object.keys(begun).length > 0) return begun;
  return firstValue(option, { rootSchema, translateString });
}

function firstValue(
  option: unknown,
  { rootSchema, translateString }: Pick<Registry, 'rootSchema' | 'translateString'>,
): unknown {
  const fixed = applicable(option, rootSchema).find((node) => 'const' in node || 'default' in node);
  if (fixed) return fixed['const'] ?? fixed['default'];
  return begunWith(kindOfMember(option, rootSchema), translateString);
}

/** What a member of free name holds that is begun as a value of a kind: without one it would not be there. */
export function begunWith(kind: ValueKind, translateString: Registry['translateString']): unknown {
  const text = translateString(TranslatableString.NewStringDefault);
  return { string: text, number: 0, boolean: false, object: {}, array: [], null: null }[kind];
}

/**
 * What a member holds once it has a name. rjsf begins it with `null` where the name decides what it may be (`patternProperties`),
 * and leaves it so: an object, a list or a box that nobody touches would be refused.
 */
export function namedMember(schema: unknown, held: unknown, registry: Registry): unknown {
  const isNull = held === null || held === undefined;
  const mayBeNull = applicable(schema, registry.rootSchema).some(({ type }) => [type].flat().includes('null'));
  return isNull && !mayBeNull ? firstValue(firstOption(schema, registry.rootSchema), registry) : held;
}
