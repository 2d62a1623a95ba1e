import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

/** Words by which Airbyte, Estuary and the taps of Singer mark what nobody may read over a shoulder. */
const SECRETS = ['airbyte_secret', 'secret'];

/** Words for the place of a member among the others: of Airbyte, json-editor and go-swagger. */
const PLACES = ['order', 'propertyOrder', 'x-order'];

/** Keywords of other tools that are read here and that no mistyped keyword means. */
export const foreignInputWords: ReadonlySet<string> = new Set([...SECRETS, ...PLACES, 'multiline', 'editPresentation']);

/** Formats of json-editor for documents that people write, in lines. */
export const documentFormats: ReadonlySet<string> = new Set(['markdown', 'html', 'xhtml', 'bbcode']);

/** Words that say themselves how a text is entered. */
const entered = ['format', 'enum', 'const', 'oneOf', 'anyOf', '$ref'];

/** Media types of documents that people write, in lines. */
const written = /^(text\/|application\/(.+\+)?(json|xml|yaml)$)/;

/** A text of several lines, or one that is secret, with the format that has it typed so. */
const withInput = (node: SchemaNode): SchemaNode => {
  const isSecret = SECRETS.some((word) => node[word] === true);
  const isDocument = written.test(String(node['contentMediaType'])) && !('contentEncoding' in node);
  const isMarked = node['multiline'] === true || node['editPresentation'] === 'multilineText';
  const isOfFormat = documentFormats.has(String(node['format']));
  const isLong = isMarked || isDocument || isOfFormat;
  if (!(isSecret || isLong)) return node;
  const isEntered = entered.some((word) => word in node && !(word === 'format' && isOfFormat));
  const isText = [node['type']].flat().includes('string') && !isEntered;
  return {
    ...node,
    ...(isSecret && { writeOnly: true }),
    // A line would lose the breaks of a key that is pasted, secret or not.
    ...(isText && { format: isLong ? 'textarea' : 'password' }),
  };
};

const placeOf = (schema: unknown): number => {
  const said = isNode(schema) ? PLACES.map((word) => schema[word]) : [];
  return said.find((place) => typeof place === 'number') ?? Number.MAX_VALUE;
};

/** An object whose members are in the order that they ask for; those that ask for none come last. */
const withOrder = (node: SchemaNode): SchemaNode => {
  const { properties } = node;
  if (!isNode(properties)) return node;
  const members = Object.entries(properties);
  const sorted = members.toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
  return { ...node, properties: Object.fromEntries(sorted) };
};

/**
 * The schema with words of other tools for how a value is entered said in those that are drawn, and judging as before: a text of
 * several lines (`multiline`, `editPresentation` of VS Code, a `contentMediaType` or a format of documents), a secret (`airbyte_secret`, `secret`), and the order of
 * members (`order`, `propertyOrder`, `x-order`).
 */
export const withForeignInputs = (schema: unknown): unknown =>
  rebuilt(schema, (node, { asks }) => (asks ? node : withOrder(withInput(node))));
