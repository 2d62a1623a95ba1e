import { isUnknown } from './isUnknown.ts';
import { applicable, childSchemas, isNode, type SchemaNode, type Speakers } from './schemaNode.ts';
import type { FormModule } from './types.ts';

/**
 * Takes out members that a form's schema names nowhere and closes its objects to (`additionalProperties` or
 * `unevaluatedProperties` that are `false`): what an earlier edition of the form asked for, of which nobody can make
 * anything in this one. Returns the same document when there is nothing to take out, and one that is nested too deeply for
 * any form as it is: `judge` refuses it.
 */
export const dropUnknown = <Data>(form: Pick<FormModule, 'schema'>, data: Data): Data => {
  const known: Speakers = new Map();
  const { schema } = form;
  const walk = (value: unknown, nodes: readonly SchemaNode[]): unknown => {
    const within = (name: string | number, member: unknown) =>
      typeof member === 'object' ? walk(member, childSchemas(nodes, name, schema, known)) : member;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => within(index, item));
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (!isNode(value)) return value;
    const members = Object.entries(value);
    const kept = members
      .filter(([name]) => !isUnknown(nodes, name))
      .map(([name, member]) => [name, within(name, member)] as const);
    const isSame = kept.length === members.length && kept.every(([name, member]) => member === value[name]);
    return isSame ? value : Object.fromEntries(kept);
  };
  try {
    return walk(data, applicable(schema, schema, known)) as Data; // the same kind of document, with members less
  } catch (error) {
    if (error instanceof RangeError) return data;
    throw error;
  }
};
