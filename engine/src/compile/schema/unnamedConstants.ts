import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { drawsOptions, isConstant, onlyValueOf, refersToOptions } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** The words that an option of a list may have besides its value. */
const words = new Set(['const', 'enum', 'type', 'title', '$comment']);

/** Whether a value says by itself what it is. */
const isPlain = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

const asList = (node: SchemaNode): SchemaNode => {
  const { anyOf, oneOf, ...beside } = node;
  const options: unknown = anyOf ?? oneOf;
  // A box to tick has words for yes and no by itself.
  if (
    !Array.isArray(options) ||
    (anyOf && oneOf) ||
    ['enum', 'const'].some((word) => word in beside) ||
    beside['type'] === 'boolean'
  )
    return node;
  const isList = options.every((option) => isConstant(option) && Object.keys(option).every((word) => words.has(word)));
  const titles = options.map((option: unknown) => (isNode(option) ? (option['title'] ?? null) : null));
  const values = options.map(onlyValueOf);
  const isTwice = new Set(values.map((value) => JSON.stringify(value))).size < values.length;
  const isNamed = values.every((value, index) => isPlain(value) || titles[index] !== null);
  return !isList || isTwice || isNamed ? node : { ...beside, enum: values, enumNames: titles };
};

/**
 * The schema with options of one value each as a list of these where some have no title and are objects, lists, truths, blank
 * texts or nothing: a list's values have words of their own, an option would be called `null` or `[object Object]`. For what is
 * drawn; options of which the uiSchema speaks, or to which a reference leads, stay.
 */
export const withUnnamedConstants = (schema: unknown, ui: unknown): unknown =>
  drawsOptions(ui) || refersToOptions(schema) ? schema : rebuilt(schema, asList);
