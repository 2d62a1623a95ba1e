import { followed, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

/** A name that a program reads, in words: `billing_address` and `billingAddress` are 'Billing address', `homeURL` is 'Home URL'. */
export const inWords = (name: string): string => {
  const words = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The reference that a member is, itself or as the only one of its `allOf`, as generators write what they say more about. */
const referenceOf = (member: SchemaNode): SchemaNode | undefined => {
  if ('$ref' in member) return member;
  const { allOf } = member;
  const [only, another]: readonly unknown[] = Array.isArray(allOf) ? allOf : [];
  return isNode(only) && another === undefined && '$ref' in only ? only : undefined;
};

/** The title that a member has by reference alone. */
const sharedTitle = (member: unknown, root: SchemaNode): string | undefined => {
  if (!isNode(member) || 'title' in member) return undefined;
  const reference = referenceOf(member);
  const titled = reference && followed(reference, root).find((node) => typeof node['title'] === 'string');
  return titled && String(titled['title']);
};

type Member = readonly [name: string, schema: unknown];

/** Members by their names in the place of a title that several of them have, which `titleOf` tells of each. */
const calledApart = (members: readonly Member[], titleOf: (member: Member) => string | undefined): readonly Member[] => {
  const titles = members.map(titleOf);
  const counts = new Map<string | undefined, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return members.map((member, index) => {
    const [name, schema] = member;
    const isRepeated = titles[index] !== undefined && counts.get(titles[index]) !== 1;
    const title = isRepeated ? inWords(name) : '';
    return title === '' ? member : [name, { ...Object(schema), title }];
  });
};

/**
 * The schema with titles for members of one object that would be called alike, for they refer to one definition: by their
 * names.
 */
export const withSiblingTitles = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  return rebuilt(schema, (node) => {
    const { properties } = node;
    if (!isNode(properties)) return node;
    const members = calledApart(Object.entries(properties), ([, member]) => sharedTitle(member, schema));
    return { ...node, properties: Object.fromEntries(members) };
  });
};

/**
 * Members of one object by their names where they would be called alike, for they are what other files hold.
 *
 * @param given the members as they stand in their file
 */
export const titledApart = (members: readonly Member[], given: SchemaNode): readonly Member[] =>
  calledApart(members, ([name, schema]) => {
    const written = given[name];
    const isMeant = isNode(written) && '$ref' in written && !('title' in written);
    return isMeant && isNode(schema) && typeof schema['title'] === 'string' ? schema['title'] : undefined;
  });
