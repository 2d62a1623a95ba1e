import { isNode, type SchemaNode, speakers } from '../../validation/schemaNode.ts';
import { isToGivenName } from './definitionNames.ts';
import { rebuilt } from './variants.ts';

/**
 * The last part of a reference, or of what a mapping has for one: '#/components/schemas/Cat', 'Cat' and './Cat.json' are 'Cat'.
 * None where another definition had that name, so that it was given one.
 */
const nameIn = (reference: unknown): string | undefined => {
  if (typeof reference !== 'string' || isToGivenName(reference)) return undefined;
  return reference
    .split('/')
    .at(-1)
    ?.replace(/(\.schema)?\.(json|ya?ml)$/, '');
};

/** The member by which OpenAPI tells the options of a choice apart, and the values that it has for an option of some name. */
const discriminatorOf = ({ discriminator }: SchemaNode) => {
  if (!isNode(discriminator) || typeof discriminator['propertyName'] !== 'string') return undefined;
  const mapping = isNode(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const valuesFor = (name: string): readonly string[] => {
    const mapped = mapping.filter(([, reference]) => nameIn(reference) === name).map(([value]) => value);
    return mapped.length > 0 ? mapped : [name];
  };
  return { member: discriminator['propertyName'], valuesFor };
};

/**
 * The schema to be drawn with the options of a choice told apart by the member that a `discriminator` of OpenAPI names: where
 * an option does not say itself which value it has there, it is the one of the mapping, or the name of what it refers to. What
 * is judged stays as it is, for the keyword lets everything through.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export const withDiscriminators = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  return rebuilt(schema, (node) => {
    const discriminator = discriminatorOf(node);
    if (!discriminator) return node;
    const { member, valuesFor } = discriminator;
    const isTold = (option: SchemaNode) =>
      [...speakers(option, schema)].some(({ properties }) => {
        const own = isNode(properties) ? properties[member] : undefined;
        return isNode(own) && ('const' in own || 'enum' in own);
      });
    const told = (option: unknown): unknown => {
      const name = isNode(option) ? nameIn(option['$ref']) : undefined;
      if (!isNode(option) || name === undefined || isTold(option)) return option;
      const values = valuesFor(name);
      const value = values.length > 1 ? { enum: values } : { const: values[0] };
      const [, target] = speakers(option, schema);
      const { title = target?.['title'] ?? name } = option;
      return { title, allOf: [option, { properties: { [member]: value } }] };
    };
    const options = ['oneOf', 'anyOf'].flatMap((keyword) => {
      const listed = node[keyword];
      return Array.isArray(listed) ? [[keyword, listed.map(told)] as const] : [];
    });
    return { ...node, ...Object.fromEntries(options) };
  });
};
