import { ADDITIONAL_PROPERTY_FLAG, getSchemaType, type Registry, type RJSFSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { choicesOf } from './choicesTogether.ts';
import { ELSEWHERE, isElsewhere } from './isElsewhere.ts';

/** Keywords that say how a property is drawn. */
const DRAWING = ['type', 'enum', 'const', 'properties', 'items', '$ref', 'allOf', 'anyOf', 'oneOf'];

const isOpen = ({ additionalProperties = false, patternProperties }: RJSFSchema): boolean =>
  additionalProperties !== false || patternProperties !== undefined;

const isFree = (property: unknown): boolean => isMembers(property) && ADDITIONAL_PROPERTY_FLAG in property;

const isDrawn = (property: unknown): boolean => isMembers(property) && DRAWING.some((keyword) => keyword in property);

const marked = (names: readonly string[]): { [name: string]: RJSFSchema } =>
  Object.fromEntries(names.map((name) => [name, { [ELSEWHERE]: true }]));

/**
 * The properties that the options of an object's choice draw, and not the object itself: what only they know, and what
 * all of them say more about.
 */
function namesOfOptions(schema: RJSFSchema, data: unknown, { schemaUtils }: Registry): readonly string[] {
  const { properties = {} } = schema;
  const names = choicesOf(schema).flatMap(({ options }) => {
    const known = options.filter(isMembers).map((option) => schemaUtils.retrieveSchema(option, data).properties ?? {});
    return known.flatMap(Object.keys).filter((name) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return own === undefined || isFree(own) || (!isDrawn(own) && known.every((names) => isDrawn(names[name])));
    });
  });
  return [...new Set(names)];
}

/** The properties that are drawn beside the choice of an object. */
export function namesAround(schema: RJSFSchema, data: unknown, registry: Registry): readonly string[] {
  const left = new Set(namesOfOptions(schema, data, registry));
  return Object.keys(schema.properties ?? {}).filter((name) => !left.has(name));
}

/** Whether members of an object are drawn beside its choice, or can be given there. */
export function drawsMembers(schema: RJSFSchema, names: readonly string[]): boolean {
  return names.length > 0 || isOpen(schema);
}

/**
 * An option without the properties that are drawn beside the choice.
 *
 * @param isBeside members are drawn there, or can be given there: an option that says nothing of members has none of its own
 */
export function withoutNames(option: RJSFSchema, names: readonly string[], isBeside: boolean): RJSFSchema {
  const { properties = {} } = option;
  const isKnown = (name: string) => Object.hasOwn(properties, name);
  // Of an open object every member is drawn that is none of its properties.
  const gone = isOpen(option) ? names : names.filter(isKnown);
  const isEmpty = isBeside && getSchemaType(option) === 'object' && option.properties === undefined;
  return gone.length === 0 && !isEmpty ? option : { ...option, properties: { ...properties, ...marked(gone) } };
}

/** Keywords that draw more of an object than its properties. */
const MORE = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'dependentSchemas'];

/** Whether nothing of an object is drawn: all of its properties are elsewhere, and it has no others. */
export function isAllElsewhere(schema: RJSFSchema): boolean {
  const { properties = {} } = schema;
  const hasMore = isOpen(schema) || MORE.some((keyword) => keyword in schema);
  return getSchemaType(schema) === 'object' && !hasMore && Object.values(properties).every(isElsewhere);
}

/** An object without the properties that the options of its choice draw. */
export function withoutOptionNames(schema: RJSFSchema, data: unknown, registry: Registry): RJSFSchema {
  const { properties = {}, oneOf, anyOf } = schema;
  if (!oneOf && !anyOf) return schema;
  const names = namesOfOptions(schema, data, registry).filter((name) => isOpen(schema) || Object.hasOwn(properties, name));
  return names.length === 0 ? schema : { ...schema, properties: { ...properties, ...marked(names) } };
}
