import { tokensOf } from '../../validation/pointer.ts';
import { followed, isNode, type SchemaNode, titleOf } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

/** What a schema takes alone, where that is a single value that can be read. */
const onlyOf = (nodes: readonly SchemaNode[]): string | undefined => {
  const [only] = nodes.flatMap(({ const: constant, enum: values }) => [
    ...(constant === undefined ? [] : [constant]),
    ...(Array.isArray(values) && values.length === 1 ? values : []),
  ]);
  const text = ['string', 'number', 'boolean'].includes(typeof only) ? String(only).trim() : '';
  return text === '' ? undefined : text;
};

/** Ways to tell options of one title from each other, the best first. */
const ways: readonly ((option: SchemaNode, root: SchemaNode) => readonly (string | undefined)[])[] = [
  (option, root) => [onlyOf(followed(option, root))],
  (option, root) =>
    followed(option, root)
      .flatMap(({ properties }) => (isNode(properties) ? Object.values(properties) : []))
      .map((member) => (isNode(member) ? onlyOf(followed(member, root)) : undefined)),
  ({ $ref }) => [typeof $ref === 'string' ? tokensOf(decodeURIComponent($ref.slice(1))).at(-1) : undefined],
];

/** What tells options of one title from each other, one text for each; their numbers where nothing does. */
const toldApart = (options: readonly SchemaNode[], root: SchemaNode): readonly string[] => {
  for (const way of ways) {
    const texts = options.map((option) => way(option, root).find((text) => text !== undefined));
    if (new Set(texts).size === options.length && !texts.includes(undefined)) return texts.map(String);
  }
  return options.map((_option, index) => `${index + 1}`);
};

/** The schema with titles that differ for options of one choice that are called the same: nobody could tell which is which. */
export const withoutTwinTitles = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  return rebuilt(schema, (node) => {
    const lists = ['oneOf', 'anyOf'].flatMap((keyword) => {
      const options: unknown = node[keyword];
      if (!Array.isArray(options) || !options.every(isNode)) return [];
      const titles = options.map((option) => titleOf(followed(option, schema)));
      const twins = new Set(titles.filter((title, at) => typeof title === 'string' && titles.indexOf(title) !== at));
      if (twins.size === 0) return [];
      const renamed = new Map(
        [...twins].flatMap((title) => {
          const alike = options.filter((_option, at) => titles[at] === title);
          const told = toldApart(alike, schema);
          return alike.map((option, at) => [option, { ...option, title: `${title} (${told[at]})` }] as const);
        }),
      );
      return [[keyword, options.map((option) => renamed.get(option) ?? option)] as const];
    });
    return lists.length > 0 ? { ...node, ...Object.fromEntries(lists) } : node;
  });
};
