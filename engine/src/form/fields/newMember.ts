import type { Registry, RJSFSchema } from '@rjsf/utils';
import { begunMember, namedMember } from './begunMember.ts';
import { fittingName } from './fittingName.ts';

/**
 * The member that rjsf has added to an object, with a name that may stand there, where one is found, and with what such a
 * member begins with.
 *
 * @param added the name that rjsf has made up
 */
export function newMember(
  schema: RJSFSchema,
  value: object,
  added: string,
  registry: Registry,
): readonly [name: string, begun: unknown] {
  const { [added]: begun, ...others }: { readonly [name: string]: unknown } = { ...value };
  const whole = registry.schemaUtils.retrieveSchema(schema, value);
  const name = fittingName(whole, added, value) ?? added;
  if (schema.patternProperties === undefined) return [name, begunMember(schema.additionalProperties, begun, registry)];
  const { properties = {} } = registry.schemaUtils.retrieveSchema(schema, { ...others, [name]: begun });
  return [name, namedMember(properties[name], begun, registry)];
}
