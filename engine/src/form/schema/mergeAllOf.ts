import { ADDITIONAL_PROPERTY_FLAG, type RJSFSchema } from '@rjsf/utils';
import { createComparator, createMerger, createShallowAllOfMerge } from '@x0k/json-schema-merge';
import { createDeduplicator, createIntersector } from '@x0k/json-schema-merge/lib/array';
import { isMembers } from '../data/members.ts';
import { withPatternsApart } from './patternsApart.ts';

/** By a pattern that {@link patternOfBoth} made: the patterns that a name has to match for it. */
const partsOf = new Map<string, readonly string[]>();

/** An expression whose groups have no names: those of two would meet in one, which none may. */
const withoutGroupNames = (pattern: string): string =>
  pattern.includes('\\k<')
    ? pattern
    : pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])[^>]*>/gs, (part) => (part.startsWith('(?<') ? '(' : part));

/**
 * The pattern of the names that match two patterns, each of which may be such a one. It is the same for the same names: the
 * merger pairs all patterns of one part with all of the next, and a dozen parts with two alike had millions.
 */
function patternOfBoth(one: string, other: string): string {
  const parts = [...new Set([one, other].flatMap((pattern) => partsOf.get(pattern) ?? [pattern]))].sort();
  if (parts.length === 1) return one;
  const both = parts.map((part) => `(?=.*(?:${withoutGroupNames(part)}))`).join('');
  partsOf.set(both, parts);
  return both;
}

const { compareSchemaDefinitions, compareSchemaValues } = createComparator();
const { mergeArrayOfSchemaDefinitions } = createMerger({
  mergePatterns: patternOfBoth,
  intersectJson: createIntersector(compareSchemaValues),
  deduplicateJsonSchemaDef: createDeduplicator(compareSchemaDefinitions),
});

const merge = createShallowAllOfMerge(mergeArrayOfSchemaDefinitions);

const isMadeUp = (member: unknown): boolean => isMembers(member) && ADDITIONAL_PROPERTY_FLAG in member;

/**
 * The parts of an `allOf` without the members that rjsf made up for the data's other names, each part on its own: they are
 * of the kind that the value has or of none, which contradicts what the others say. Members of free name are found once
 * more when all is merged.
 */
function withoutMadeUp(schema: RJSFSchema): RJSFSchema {
  const { allOf = [] } = schema;
  const membersOf = (part: unknown): readonly (readonly [name: string, member: unknown])[] =>
    isMembers(part) && isMembers(part['properties']) ? Object.entries(part['properties']) : [];
  const all = [schema, ...allOf].flatMap(membersOf);
  const named = new Set(all.filter(([, member]) => !isMadeUp(member)).map(([name]) => name));
  const parts = allOf.map((part) => {
    const members = membersOf(part);
    const own = members.filter(([name, member]) => !isMadeUp(member) || (!named.has(name) && Object(member).type !== 'null'));
    return own.length === members.length ? part : { ...Object(part), properties: Object.fromEntries(own) };
  });
  return { ...schema, allOf: parts };
}

/** What each option is called that is one of each of several choices: by the titles of all of them. */
function titlesTogether(choices: readonly (readonly unknown[])[]): readonly string[] {
  const titleOf = (option: unknown) => (isMembers(option) && typeof option['title'] === 'string' ? [option['title']] : []);
  return choices
    .reduce<string[][]>((all, options) => all.flatMap((titles) => options.map((one) => [...titles, ...titleOf(one)])), [[]])
    .map((titles) => titles.join(', '));
}

/** `merged` with its options told apart where each of them is one of several choices: the first of these alone would name it. */
function withTitlesTogether(merged: RJSFSchema, { allOf = [], ...own }: RJSFSchema): RJSFSchema {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const choices = [own, ...allOf].flatMap((part) => (isMembers(part) && Array.isArray(part[keyword]) ? [part[keyword]] : []));
    const options = merged[keyword] ?? [];
    const titles = choices.length > 1 ? titlesTogether(choices) : [];
    if (titles.length === 0 || titles.length !== options.length) continue;
    const isTold = new Set(titles).size === titles.length;
    const called = (option: unknown, index: number) => {
      if (!isMembers(option)) return option;
      const { title: _ofFirst, ...rest } = option;
      return isTold && titles[index] ? { ...rest, title: titles[index] } : rest;
    };
    return { ...merged, [keyword]: options.map(called) };
  }
  return merged;
}

/** The schema that says what `schema` and all of its `allOf` say, merged as rjsf merges them. @throws where they contradict each other */
export function mergeParts(schema: RJSFSchema): RJSFSchema {
  const made = merge(withoutMadeUp(schema)) as RJSFSchema; // `true` and `false` are schemas, too, which rjsf's types leave out
  // rjsf marks as a free name's what it is given for one: that may not be what the form's own schema says by a pattern.
  const plain = isMembers(made) && schema.allOf?.includes(made) ? { ...made } : made;
  const merged = withTitlesTogether(withPatternsApart(plain), schema);
  // What a pattern says of a member is merged with the member once more: where that is nothing, the mark of a free name went.
  return schema.allOf?.some(isMadeUp) ? { ...Object(merged), [ADDITIONAL_PROPERTY_FLAG]: true } : merged;
}

/** {@link mergeParts}, and without the `allOf` where it cannot hold: rjsf has it so, too, and would write that to the console with every field. */
export function mergeAllOf(schema: RJSFSchema): RJSFSchema {
  try {
    return mergeParts(schema);
  } catch {
    const { allOf: _contradiction, ...own } = schema;
    return own;
  }
}
