import { getSchemaType, type RJSFSchema } from '@rjsf/utils';
import { getIn, isMembers } from '../data/members.ts';
import { withAdded } from '../data/withAdded.ts';

/** Whether there is anything in a list or an object. */
const hasContent = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/**
 * `given` with the defaults of a schema that says the same whatever the data, as rjsf fills them in for the engine's
 * forms: constants are no defaults, lists get no rows, what would be an empty object is left out, and the default of a whole
 * outweighs those within it.
 *
 * @param onlyRequired fills in only what must be there.
 */
export function fixedDefaults(schema: RJSFSchema, given: unknown, onlyRequired: boolean): unknown {
  const filled = fill(schema, undefined, given, undefined, onlyRequired);
  return given === undefined ? filled : withAdded(given, filled);
}

function fill(
  schema: RJSFSchema,
  around: unknown,
  given: unknown,
  isRequired: boolean | undefined,
  onlyRequired: boolean,
): unknown {
  const { default: own } = schema;
  const start = isMembers(own) && isMembers(around) ? withAdded(around, own) : around === undefined ? own : around;
  const type = getSchemaType(schema);
  if (type === 'array') return Array.isArray(given) ? given : start;
  if (type !== 'object') return start;
  const members = fillMembers(schema, start, given, isRequired, onlyRequired);
  return start === null && !hasContent(members) ? null : members;
}

function fillMembers(
  { properties = {}, required }: RJSFSchema,
  start: unknown,
  given: unknown,
  isRequired: boolean | undefined,
  onlyRequired: boolean,
): object {
  const filled = Object.entries(properties).flatMap(([name, schema]) => {
    if (!isMembers(schema)) return [];
    // Where nothing is said to be required, rjsf leaves it to what is within.
    const isNeeded = required?.includes(name);
    const value = fill(schema, getIn(start, [name]), getIn(given, [name]), isNeeded, onlyRequired);
    const isWanted = !onlyRequired || (isRequired ?? isNeeded);
    const isThere = isMembers(value) ? hasContent(value) : value !== undefined && (!onlyRequired || isNeeded);
    return isWanted && isThere ? [[name, value]] : [];
  });
  return Object.fromEntries(filled);
}
