import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { isConstant } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

const lets = ({ type, nullable }: SchemaNode): boolean =>
  type === undefined || nullable === true || [type].flat().includes('null');

/** `null` as the kind of value that it is, where an option or a member lists it as its only value. */
const plain = (option: unknown): unknown => {
  if (!isNode(option) || !isConstant(option) || 'errorMessage' in option || !lets(option)) return option;
  const { type: _type, nullable: _nullable, const: only, enum: choices, ...rest } = option;
  const value: unknown = 'const' in option ? only : [choices].flat()[0];
  const isBoth = 'const' in option && 'enum' in option;
  return value === null && !isBoth ? { ...rest, type: 'null' } : option;
};

/**
 * The schema with options and members that let only `null` through said in one way, and judging as before: `{"enum": [null]}`,
 * `{"const": null}`, and both beside a `type` and OpenAPI's `nullable`, as zod writes it. Choices of single values stay lists.
 */
export const withPlainNulls = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    const choices = ['anyOf', 'oneOf'].flatMap((word) => {
      const { [word]: options } = node;
      return Array.isArray(options) && !options.every(isConstant) ? [[word, options.map(plain)]] : [];
    });
    const { properties } = node;
    const members = Object.entries(isNode(properties) ? properties : {}).map(([name, member]) => [name, plain(member)]);
    return {
      ...node,
      ...Object.fromEntries(choices),
      ...(isNode(properties) && { properties: Object.fromEntries(members) }),
    };
  });
