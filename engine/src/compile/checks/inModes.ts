import { _, type CodeKeywordDefinition, Name } from 'ajv';
import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { listedSchemas, schemasByName } from '../schema/subschemas.ts';

/** Keywords whose schema counts in strict mode alone, and in drafts alone. Nobody's schema has them: `x-` is taken out of those that judge. */
const inStrict = 'x-in-strict';
const inDraft = 'x-in-draft';

/** The variable of a form module that tells its checks the mode. */
const isDraft = new Name('isDraft');

const inMode = (keyword: string, condition: ReturnType<typeof _>): CodeKeywordDefinition => ({
  keyword,
  schemaType: ['object', 'boolean'],
  code(context) {
    const { gen } = context;
    const counts = gen.const('counts', condition, true);
    gen.if(counts);
    const inside = context.subschema({ keyword }, gen.name('valid'));
    gen.endIf();
    context.mergeValidEvaluated(inside, counts);
  },
});

/** What {@link schemaInModes} writes, for ajv. */
export const modeKeywords: readonly CodeKeywordDefinition[] = [
  inMode(inStrict, _`!${isDraft}`),
  inMode(inDraft, _`${isDraft}`),
];

/**
 * Makes of one check of both modes a check of one mode. It stands outside of a module's factory: a second form of the
 * same module would otherwise make the engine throw away what it had optimized.
 */
export const modeHelpers = `let isDraft = false;
const inMode = (check, mode) => {
  const judge = (data) => {
    isDraft = mode;
    const valid = check(data);
    judge.errors = check.errors;
    check.errors = null;
    return valid;
  };
  return judge;
};`;

/** A schema of each mode; `undefined` in the mode in which there is none. */
type InBoth = readonly [strict: unknown, draft: unknown];

/** What a keyword says in both modes, in strict mode alone and in drafts alone. */
type Parts = readonly [both: unknown, strict: unknown, draft: unknown];

const lists = (values: InBoth): readonly (readonly unknown[])[] => values.map((value) => (Array.isArray(value) ? value : []));

const unlessEmpty = (list: readonly unknown[]): unknown => (list.length > 0 ? list : undefined);

const namesInParts = (values: InBoth): Parts => {
  const [strict = [], draft = []] = lists(values);
  return [
    unlessEmpty(strict.filter((name) => draft.includes(name))),
    unlessEmpty(strict.filter((name) => !draft.includes(name))),
    unlessEmpty(draft.filter((name) => !strict.includes(name))),
  ];
};

const schemasInParts = (values: InBoth): Parts => {
  const [strict = [], draft = []] = lists(values);
  const shared = Math.min(strict.length, draft.length);
  return [
    unlessEmpty(strict.slice(0, shared).map((schema, index) => schemaInModes(schema, draft[index]))),
    unlessEmpty(strict.slice(shared)),
    unlessEmpty(draft.slice(shared)),
  ];
};

/** What depends on a member: a schema of both modes, or, as a list of names that a draft forgives, of strict mode alone. */
const dependenciesInParts = (strict: SchemaNode, draft: SchemaNode): Parts => {
  const of = (entries: readonly (readonly [string, unknown])[]) =>
    entries.length > 0 ? Object.fromEntries(entries) : undefined;
  const only = (own: SchemaNode, other: SchemaNode) => of(Object.entries(own).filter(([name]) => !Object.hasOwn(other, name)));
  const shared = Object.entries(strict).filter(([name]) => Object.hasOwn(draft, name));
  return [
    of(shared.map(([name, schema]) => [name, schemaInModes(schema, draft[name])])),
    only(strict, draft),
    only(draft, strict),
  ];
};

/** A keyword that both modes have, with one value for both; `undefined` when its values have nothing to do with each other. */
const merged = (keyword: string, strict: unknown, draft: unknown): unknown => {
  if (listedSchemas.has(keyword) && Array.isArray(strict) && Array.isArray(draft) && strict.length === draft.length)
    return strict.map((schema, index) => schemaInModes(schema, draft[index]));
  if (!isNode(strict) || !isNode(draft)) return undefined;
  // Where others than `definitions` keep schemas, their names stand as keywords do.
  if (!schemasByName.has(keyword)) return schemaInModes(strict, draft);
  return Object.fromEntries(Object.entries(strict).map(([name, schema]) => [name, schemaInModes(schema, draft[name])]));
};

const inParts = (keyword: string, values: InBoth): Parts => {
  const [strict, draft] = values;
  if (sameValue(strict, draft)) return [strict, undefined, undefined];
  const areLists = !values.some(isNode);
  if (keyword === 'required' && areLists) return namesInParts(values);
  if (keyword === 'allOf' && areLists) return schemasInParts(values);
  if (keyword === 'dependencies' && isNode(strict) && isNode(draft)) return dependenciesInParts(strict, draft);
  const both = strict === undefined || draft === undefined ? undefined : merged(keyword, strict, draft);
  return both === undefined ? [undefined, strict, draft] : [both, undefined, undefined];
};

/** How many items `contains` is about: they go where it goes. */
const counts = ['minContains', 'maxContains'];

/**
 * One schema that judges as one does in strict mode, and as another does in drafts, so that what both say is compiled
 * once. The two differ in keywords that judge by themselves, and in how much `required` and `allOf` have.
 */
export const schemaInModes = (strict: unknown, draft: unknown): unknown => {
  if (strict === draft) return strict;
  if (!isNode(strict) || !isNode(draft)) return sameValue(strict, draft) ? strict : { [inStrict]: strict, [inDraft]: draft };
  const isCounted = 'contains' in strict === 'contains' in draft;
  const parts = [...new Set([...Object.keys(strict), ...Object.keys(draft)])].map((keyword) => {
    const values: InBoth = [strict[keyword], draft[keyword]];
    const said = counts.includes(keyword) && !isCounted ? ([undefined, ...values] as const) : inParts(keyword, values);
    return { keyword, said };
  });
  const [both = {}, ...alone] = [0, 1, 2].map(
    (index): SchemaNode =>
      Object.fromEntries(parts.flatMap(({ keyword, said }) => (said[index] === undefined ? [] : [[keyword, said[index]]]))),
  );
  const beside = [inStrict, inDraft].flatMap((keyword, index) => {
    const schema = alone[index] ?? {};
    return Object.keys(schema).length > 0 ? [[keyword, schema] as const] : [];
  });
  return { ...both, ...Object.fromEntries(beside) };
};
