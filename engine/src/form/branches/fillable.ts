import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { askedOption } from '../../validation/askedOption.ts';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { type Rewriting, rewritten } from '../schema/rewritten.ts';
import { mayMeanMembers } from './fittingOptions.ts';

/** Keyword that marks an option by reference: whether it is the one that data mean, as it is written out. */
const IS_MEANT = 'x-is-meant';

type IsMeant = (written: RJSFSchema, data: unknown, root: RJSFSchema, validator: ValidatorType) => boolean;

const isByReference = (option: unknown): option is SchemaNode => isMembers(option) && typeof option['$ref'] === 'string';

/** An option by reference, marked: data mean it that are right by it, or by none and have members of it, and nothing that it has not. */
function marked(option: unknown, _index: number, options: readonly unknown[]): unknown {
  if (!isByReference(option)) return option;
  const isMeant: IsMeant = (written, data, root, validator) => {
    const isRight = (one: unknown) => isMembers(one) && validator.isValid(askedOption(one), data, root);
    return isRight(option) || (mayMeanMembers(written, data) && !options.some(isRight));
  };
  return { ...option, [IS_MEANT]: isMeant };
}

/** A choice with marks on its options by reference. */
function withMarks(node: SchemaNode): SchemaNode {
  const choices = Object.entries(node).flatMap(([keyword, options]) => {
    const isChoice = (keyword === 'oneOf' || keyword === 'anyOf') && Array.isArray(options) && options.some(isByReference);
    return isChoice ? [[keyword, options.map(marked)] as const] : [];
  });
  return choices.length === 0 ? node : { ...node, ...Object.fromEntries(choices) };
}

/** An object with its own condition as one of its `allOf`. */
function withCondition(node: SchemaNode): SchemaNode {
  const isObject = 'properties' in node || [node['type']].flat().includes('object');
  if (!isObject || !isMembers(node['if'])) return node;
  const { if: when, then: met = true, else: other = true, allOf, ...rest } = node;
  return { ...rest, allOf: [...(Array.isArray(allOf) ? allOf : []), { if: when, then: met, else: other }] };
}

const filling: Rewriting = {
  made: new WeakMap(),
  end: ({ default: said }) => (said === undefined ? {} : { default: said }),
  change: (node: SchemaNode) => {
    const { allOf, default: said, type } = node;
    const isObject = Array.isArray(allOf) && isMembers(said) && type === undefined;
    return withCondition(withMarks(isObject ? { ...node, type: 'object' } : node));
  },
};

/**
 * `schema` for rjsf to look for defaults in, which it does in every `allOf` then: members that are marked as coming back to a
 * schema around them have no more than their default, for they stand among an `allOf` and would have no end, and an `allOf`
 * beside the default of an object is one of an object. Conditions of objects are looked at on every level, and options by
 * reference are marked for {@link askingOptions}. The same object where there is nothing of it.
 */
export function fillable<T>(schema: T): T {
  return rewritten(schema, filling) as T; // the same schema, less what is marked
}

const unconditional: Rewriting = {
  made: new WeakMap(),
  end: (node) => node,
  change: (node) => {
    const { if: when, ...rest } = node;
    return isMembers(when) ? rest : node;
  },
};

/** A fillable schema without its conditions; the same object where it has none. */
export function withoutConditions<T>(schema: T): T {
  return rewritten(schema, unconditional) as T; // the same schema, less some of its words
}

/**
 * A validator that is asked about an option of a fillable schema, also about one by reference: rjsf writes out what it refers
 * to, of which a form module has no check.
 */
export function askingOptions(validator: ValidatorType): ValidatorType {
  return {
    ...validator,
    isValid: (schema, data, root) => {
      const isMeant: IsMeant | undefined = isMembers(schema) ? schema[IS_MEANT] : undefined;
      return validator.isValid(schema, data, root) || isMeant?.(Object(schema), data, root, validator) === true;
    },
  };
}
