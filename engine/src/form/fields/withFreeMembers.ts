import { ADDITIONAL_PROPERTY_FLAG, type Registry, type RJSFSchema } from '@rjsf/utils';
import { applicable, memberSchemasOf } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { drawnSchema, kindOf } from '../schema/openKind.ts';

/** Stands for a name, where only what a member of any name may be is asked for. */
const ANY_NAME = '*';

const isInherited = (name: string) => name in Object.prototype;

/**
 * Words by which rjsf draws members of any name; without one of them it goes by the value alone, or takes what is a choice for
 * an object, whose options without a type would be objects, too.
 */
const SAY_KIND = ['type', '$ref'];

const saysNoKind = (free: unknown): boolean =>
  free === true || (isMembers(free) && !SAY_KIND.some((keyword) => keyword in free));

/** The schema of a member that is drawn as the kind of value that it has, a text where it has none. */
const asItIs = (value: unknown): RJSFSchema => {
  const kind = kindOf(value) ?? 'string';
  return { ...drawnSchema({}, { kinds: [kind], first: kind }, kind), [ADDITIONAL_PROPERTY_FLAG]: true };
};

/**
 * A schema with those members of free name that rjsf does not find by itself: names that every object inherits
 * (`constructor`), which it takes for properties that the schema has, names that match a pattern only when that is
 * read by Unicode characters (`^\p{L}+$`), as the verdict reads it, members of which no type is said, for which it makes
 * up one, and members that no name allows, for which it draws nothing. The same schema where there are none.
 *
 * @param unknown names that the form has for nothing here, of an object that is closed to them
 */
export function withFreeMembers(
  schema: RJSFSchema,
  data: unknown,
  { schemaUtils, rootSchema }: Registry,
  unknown: readonly string[],
): RJSFSchema {
  if (!isMembers(data)) return schema;
  const isOpen = () => applicable(schema, rootSchema).some((node) => saysNoKind(node['additionalProperties']));
  const hasOdd = schema.patternProperties !== undefined || unknown.length > 0 || Object.keys(data).some(isInherited);
  if (!hasOdd && !isOpen()) return schema;
  const whole = schemaUtils.retrieveSchema(schema, data);
  const { properties = {}, patternProperties = {}, additionalProperties = false } = whole;
  const patterns = Object.keys(patternProperties);
  const found = Object.keys(data).flatMap((name): readonly [name: string, schema: RJSFSchema][] => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const isFree = own === undefined || (isMembers(own) && ADDITIONAL_PROPERTY_FLAG in own);
    const allOf = memberSchemasOf({ patternProperties }, name).filter(isMembers);
    const isRead = patterns.filter((pattern) => RegExp(pattern).test(name)).length === allOf.length;
    const isMadeUp = allOf.length === 0 && saysNoKind(additionalProperties);
    // rjsf draws nothing for what no name allows: it is shown all the same, so that it can be named anew.
    const isNowhere = isFree && allOf.length === 0 && own?.['type'] === 'null' && data[name] !== null;
    if (isNowhere || unknown.includes(name)) return [[name, asItIs(data[name])]];
    if (!isFree || (isRead && !isInherited(name) && !isMadeUp)) return [];
    if (isMadeUp) return [[name, { ...Object(additionalProperties), [ADDITIONAL_PROPERTY_FLAG]: true }]];
    const { properties: ofAnyName = {} } = schemaUtils.retrieveSchema({ additionalProperties }, { [ANY_NAME]: data[name] });
    const member = allOf.length > 0 ? schemaUtils.retrieveSchema({ allOf }, data[name]) : ofAnyName[ANY_NAME];
    return isMembers(member) ? [[name, { ...member, [ADDITIONAL_PROPERTY_FLAG]: true }]] : [];
  });
  return found.length === 0 ? schema : { ...schema, properties: { ...schema.properties, ...Object.fromEntries(found) } };
}
