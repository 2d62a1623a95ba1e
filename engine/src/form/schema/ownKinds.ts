import type { RJSFSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { mergeAllOf } from './mergeAllOf.ts';
import { kindsOfType } from './openKind.ts';

const WORDS = ['type', 'title', 'description', 'errorMessage'];

const isBare = (option: unknown): boolean => isMembers(option) && Object.keys(option).every((word) => WORDS.includes(word));

function follow(schema: RJSFSchema): RJSFSchema {
  const { type, oneOf, anyOf, ...rest } = schema;
  const listed: unknown = oneOf ?? anyOf;
  if (type === undefined || (oneOf && anyOf) || !Array.isArray(listed)) return schema;
  const own = kindsOfType(type);
  const isOwn = (option: unknown) =>
    !isMembers(option) || option['type'] === undefined || kindsOfType(option['type']).some((kind) => own.includes(kind));
  const options = listed.filter(isOwn);
  if (options.length === listed.length || options.length === 0) return schema;
  if (options.length === 1) {
    // What other parts say may stand behind references, which are followed as it is drawn.
    return rest.allOf ? { ...rest, type, allOf: [...rest.allOf, ...options] } : mergeAllOf({ ...rest, type, allOf: options });
  }
  // Of several kinds the options are what one chooses by.
  if (options.every(isBare) && new Set(own).size === 1) return { ...rest, type };
  return { ...rest, type, ...(oneOf ? { oneOf: options } : { anyOf: options }) };
}

const drawn = new WeakMap<object, RJSFSchema>();

/**
 * A schema with a `type` beside a choice, as it is drawn: without the options of other kinds of value, none of which can be
 * right. A pattern of names brings a choice of all kinds to each member that it matches (STIX). Any other schema is the
 * same object.
 */
export const withOwnKinds = (schema: RJSFSchema): RJSFSchema =>
  isMembers(schema) ? remembered(drawn, schema, () => follow(schema)) : schema;
