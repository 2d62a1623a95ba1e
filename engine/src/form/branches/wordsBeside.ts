import { getSchemaType, type RJSFSchema } from '@rjsf/utils';
import { mergeParts } from '../schema/mergeAllOf.ts';
import { kindsOfType } from '../schema/openKind.ts';

/** Words about the choice itself, which stand with it, and those by which a value begins. */
const OF_THE_CHOICE = ['$id', 'title', 'description', 'default', 'oneOf', 'anyOf'];

/**
 * Whether a schema's value, where there is one, is an object at all times: then its members are drawn beside its choice,
 * else in each option.
 */
export const drawsBeside = (schema: RJSFSchema): boolean =>
  getSchemaType(schema) === 'object' && kindsOfType(schema.type).every((kind) => kind === 'object' || kind === 'null');

/** What a schema that is not {@link drawsBeside} says beside its choice, for each option; `undefined` where there is nothing. */
export function wordsBeside(schema: RJSFSchema): RJSFSchema | undefined {
  const words = Object.entries(schema).filter(([word]) => !OF_THE_CHOICE.includes(word));
  return words.some(([word]) => word !== 'type') ? Object.fromEntries(words) : undefined;
}

/** An option with what is said beside its choice, unless both cannot hold. */
export function withWordsBeside(option: RJSFSchema, words: RJSFSchema | undefined): RJSFSchema {
  if (!words) return option;
  try {
    return { ...mergeParts({ allOf: [words, option] }), ...(option.title !== undefined && { title: option.title }) };
  } catch {
    return option;
  }
}
