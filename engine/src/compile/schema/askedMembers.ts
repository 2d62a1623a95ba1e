import { standardAnnotations } from '../../validation/annotations.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { drawsOptions, refersToOptions } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** Names of members that have to be there together, a list for each way to be right. */
export type MemberGroups = readonly (readonly string[])[];

/** Most ways to be right that are told apart. */
const mostGroups = 50;

const together = (some: MemberGroups, others: MemberGroups): MemberGroups =>
  some.flatMap((one) => others.map((other) => [...new Set([...one, ...other])]));

/** The ways in which all are right; `undefined` where one of them has none, or there are too many. */
const allOf = (asked: readonly (MemberGroups | undefined)[]): MemberGroups | undefined =>
  asked.reduce<MemberGroups | undefined>(
    (all, one) => (all && one && all.length * one.length <= mostGroups ? together(all, one) : undefined),
    [[]],
  );

const askedByKeyword = ([keyword, value]: readonly [string, unknown]): MemberGroups | undefined => {
  if (standardAnnotations.has(keyword) || keyword === '$comment' || keyword === 'errorMessage') return [[]];
  if (keyword === 'type') return value === 'object' ? [[]] : undefined;
  if (keyword === 'required') return Array.isArray(value) ? [value.map(String)] : undefined;
  if (keyword === 'not') return askedBy(value) && [[]];
  if (keyword === 'allOf') return Array.isArray(value) ? allOf(value.map(askedBy)) : undefined;
  return keyword === 'anyOf' || keyword === 'oneOf' ? askedByOptions(value) : undefined;
};

/** The members that a schema asks for; `undefined` where it says anything else. */
export const askedBy = (schema: unknown): MemberGroups | undefined =>
  isNode(schema) ? allOf(Object.entries(schema).map(askedByKeyword)) : undefined;

/** The members that an option asks for once another one is there, and nothing else; `undefined` where it says anything else. */
const askedBeside = (option: unknown): MemberGroups | undefined => {
  if (!isNode(option)) return undefined;
  const { dependentRequired, dependencies = dependentRequired, ...rest } = option;
  if (!isNode(dependencies) || askedBy(rest)?.flat().length !== 0) return undefined;
  const lists = Object.values(dependencies);
  return lists.every(Array.isArray) ? [[...new Set(lists.flat().map(String))]] : undefined;
};

/**
 * The members that the options of a choice ask for; `undefined` where one of them says anything else.
 *
 * @param isAnyOf some may be right together, so that they may ask for members beside others. @default false
 */
export const askedByOptions = (options: unknown, isAnyOf = false): MemberGroups | undefined => {
  if (!Array.isArray(options)) return undefined;
  const groups = options.map((option) => askedBy(option) ?? (isAnyOf ? askedBeside(option) : undefined));
  const found = groups.flatMap((one) => one ?? []);
  const isAsking = !groups.includes(undefined) && found.length <= mostGroups && found.some(({ length }) => length > 0);
  return isAsking ? found : undefined;
};

/**
 * The schema without choices whose options only ask for members: the members are drawn beside them, and to choose an option
 * would do nothing. They stay where the uiSchema says how options are drawn or a reference leads to one.
 */
export const withoutAskingChoices = (schema: unknown, ui: unknown): unknown => {
  if (drawsOptions(ui) || refersToOptions(schema)) return schema;
  return rebuilt(schema, (node, { asks }) =>
    asks
      ? node
      : Object.fromEntries(
          Object.entries(node).filter(
            ([keyword, value]) => !((keyword === 'anyOf' || keyword === 'oneOf') && askedByOptions(value, keyword === 'anyOf')),
          ),
        ),
  );
};
