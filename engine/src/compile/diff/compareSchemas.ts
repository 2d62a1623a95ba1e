import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference, Effect, Tokens } from './change.ts';
import { compareValues } from './compareValues.ts';
import { keywordEffect } from './keywordEffects.ts';
import { pairBranches } from './pairBranches.ts';

const opposite: { readonly [effect in Effect]: Effect } = {
  tightens: 'loosens',
  loosens: 'tightens',
  unclear: 'unclear',
  rewords: 'rewords',
};

const flipped = (found: readonly Difference[]): readonly Difference[] =>
  found.map((one) => ({ ...one, effect: opposite[one.effect] }));

const unsure = (found: readonly Difference[]): readonly Difference[] =>
  found.map((one) => (one.effect === 'rewords' ? one : { ...one, effect: 'unclear' }));

const difference = (effect: Effect, tokens: Tokens, message: string, before: unknown, after: unknown): Difference => ({
  effect,
  tokens,
  isGone: after === undefined,
  message,
  before,
  after,
});

const members = (value: unknown): SchemaNode => (isNode(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const union = (before: SchemaNode, after: SchemaNode): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** Differences of a list that lets something through (`isOpen`), or asks for something: what came and what went. */
const compareEntries = (
  before: unknown,
  after: unknown,
  tokens: Tokens,
  words: { readonly came: readonly [Effect, string]; readonly went: readonly [Effect, string] },
): readonly Difference[] => {
  const [old, fresh] = [list(before), list(after)];
  const came = fresh.flatMap((entry, index) => {
    if (old.some((one) => sameValue(one, entry))) return [];
    const [effect, message] = words.came;
    return [difference(effect, Array.isArray(after) ? [...tokens, index] : tokens, message, undefined, entry)];
  });
  const went = old.flatMap((entry, index) => {
    if (fresh.some((one) => sameValue(one, entry))) return [];
    const [effect, message] = words.went;
    return [difference(effect, Array.isArray(before) ? [...tokens, index] : tokens, message, entry, undefined)];
  });
  return [...came, ...went];
};

const asked = { came: ['tightens', 'must be given now'], went: ['loosens', 'need not be given any more'] } as const;
const offered = { came: ['loosens', 'is let through now'], went: ['tightens', 'is refused now'] } as const;

const compareTypes = (before: unknown, after: unknown, tokens: Tokens): readonly Difference[] => {
  if (sameValue(before, after)) return [];
  if (before === undefined)
    return [difference('tightens', tokens, 'only some kinds of value are let through now', before, after)];
  if (after === undefined) return [difference('loosens', tokens, 'every kind of value is let through now', before, after)];
  const kinds = (value: unknown) => list(value).flatMap((kind) => (kind === 'number' ? ['number', 'integer'] : [kind]));
  const came = kinds(after).some((kind) => !kinds(before).includes(kind));
  const went = kinds(before).some((kind) => !kinds(after).includes(kind));
  if (came && went) return [difference('unclear', tokens, 'other kinds of value are let through', before, after)];
  if (came) return [difference('loosens', tokens, 'more kinds of value are let through', before, after)];
  return went ? [difference('tightens', tokens, 'fewer kinds of value are let through', before, after)] : [];
};

/** A schema that came or went where none, or `true`, means everything. */
const compareOptional = (before: unknown, after: unknown, tokens: Tokens): readonly Difference[] => {
  const [old, fresh] = [before ?? true, after ?? true];
  if (sameValue(old, fresh)) return [];
  if (old === true || fresh === false) return [difference('tightens', tokens, 'values are judged here now', before, after)];
  if (fresh === true || old === false) return [difference('loosens', tokens, 'values are judged less here', before, after)];
  return compareSchemas(old, fresh, tokens);
};

const compareProperties = (before: SchemaNode, after: SchemaNode, tokens: Tokens): readonly Difference[] => {
  const [old, fresh] = [members(before['properties']), members(after['properties'])];
  return union(old, fresh).flatMap((name) => {
    const here = [...tokens, 'properties', name];
    if (name in old && name in fresh) return compareSchemas(old[name], fresh[name], here);
    if (name in fresh) {
      const effect = before['additionalProperties'] === false ? 'loosens' : sameValue(fresh[name], {}) ? 'loosens' : 'tightens';
      return [difference(effect, here, `'${name}' is a field now`, undefined, fresh[name])];
    }
    const effect = after['additionalProperties'] === false ? 'tightens' : 'loosens';
    const message = effect === 'tightens' ? `'${name}' is no field any more, and is refused` : `'${name}' is no field any more`;
    return [difference(effect, here, message, old[name], undefined)];
  });
};

const compareBranches = (keyword: string, before: unknown, after: unknown, tokens: Tokens): readonly Difference[] => {
  const [came, went]: readonly [Effect, Effect] = keyword === 'allOf' ? ['tightens', 'loosens'] : ['loosens', 'tightens'];
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    const effect = before === undefined ? 'tightens' : 'loosens';
    return [
      difference(
        effect,
        tokens,
        `'${keyword}' ${before === undefined ? 'counts now' : 'does not count any more'}`,
        before,
        after,
      ),
    ];
  }
  return pairBranches(list(before), list(after)).flatMap(({ old, fresh }) => {
    if (old && fresh) return compareSchemas(old.schema, fresh.schema, [...tokens, fresh.index]);
    if (fresh) return [difference(came, [...tokens, fresh.index], `a branch of '${keyword}' is new`, undefined, fresh.schema)];
    return old ? [difference(went, [...tokens, old.index], `a branch of '${keyword}' is gone`, old.schema, undefined)] : [];
  });
};

const compareNamed = (before: unknown, after: unknown, tokens: Tokens, isLibrary: boolean): readonly Difference[] => {
  const [old, fresh] = [members(before), members(after)];
  return union(old, fresh).flatMap((name) => {
    const here = [...tokens, name];
    const [one, other] = [old[name], fresh[name]];
    if (isLibrary && (one === undefined || other === undefined)) return [];
    if (Array.isArray(one) || Array.isArray(other)) return compareEntries(one, other, here, asked);
    return compareOptional(one, other, here);
  });
};

const compareKeyword = (keyword: string, before: SchemaNode, after: SchemaNode, tokens: Tokens): readonly Difference[] => {
  const [old, fresh] = [before[keyword], after[keyword]];
  const here = [...tokens, keyword];
  if (sameValue(old, fresh)) return [];
  const plain = keywordEffect(keyword, old, fresh);
  if (plain?.effect === 'rewords') return compareValues(old, fresh, here, 'rewords', plain.message);
  if (plain) return [difference(plain.effect, here, plain.message, old, fresh)];
  switch (keyword) {
    case 'type':
      return compareTypes(old, fresh, here);
    case 'required':
    case 'draftRequired':
      return compareEntries(old, fresh, here, asked);
    case 'enum':
      if (old === undefined) return [difference('tightens', here, 'only some values are let through now', old, fresh)];
      if (fresh === undefined) return [difference('loosens', here, 'every value is let through now', old, fresh)];
      return compareEntries(old, fresh, here, offered);
    case 'properties':
      return compareProperties(before, after, tokens);
    case 'oneOf':
    case 'anyOf':
    case 'allOf':
      return compareBranches(keyword, old, fresh, here);
    case 'not':
      return flipped(compareOptional(old, fresh, here)).map((one) =>
        old === undefined || fresh === undefined ? { ...one, effect: opposite[one.effect] } : one,
      );
    case 'if':
      return unsure(compareValues(old, fresh, here, 'unclear', 'the condition is another'));
    case 'items':
      if (Array.isArray(old) && Array.isArray(fresh)) return compareBranches('allOf', old, fresh, here);
      if (Array.isArray(old) || Array.isArray(fresh))
        return [difference('unclear', here, "'items' is of another kind", old, fresh)];
      return compareOptional(old, fresh, here);
    case 'additionalProperties':
    case 'additionalItems':
    case 'contains':
    case 'propertyNames':
    case 'then':
    case 'else':
    case 'onSubmit':
      return compareOptional(old, fresh, here);
    case 'patternProperties':
    case 'dependencies':
    case 'dependentRequired':
    case 'dependentSchemas':
      return compareNamed(old, fresh, here, false);
    case 'definitions':
    case '$defs':
      return compareNamed(old, fresh, here, true);
    case '$ref':
      return [difference('unclear', here, 'it refers to another schema', old, fresh)];
    default:
      return compareValues(old, fresh, here, 'unclear', `'${keyword}' differs`);
  }
};

/** The differences of two schemas, keyword by keyword, with what each does to those who fill in the form. */
export const compareSchemas = (before: unknown, after: unknown, tokens: Tokens = []): readonly Difference[] => {
  if (sameValue(before, after)) return [];
  if (!isNode(before) || !isNode(after)) {
    const effect = before === true || after === false ? 'tightens' : before === false || after === true ? 'loosens' : 'unclear';
    return [difference(effect, tokens, 'this schema is another', before, after)];
  }
  return union(before, after).flatMap((keyword) => compareKeyword(keyword, before, after, tokens));
};
