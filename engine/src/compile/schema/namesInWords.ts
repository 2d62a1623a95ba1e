import { followed, isNode, type SchemaNode, speakers } from '../../validation/schemaNode.ts';
import { inWords } from './siblingTitles.ts';
import { subschemasOf, withSubschemas } from './subschemas.ts';

/** Whether a uiSchema has names of members drawn in words. */
const asksForWords = (ui: unknown): boolean => {
  const options = isNode(ui) ? ui['ui:globalOptions'] : undefined;
  return isNode(options) && options['namesInWords'] === true;
};

/** Whether a member has a title, itself, by reference or by an `allOf` of it. */
const isTitled = (member: unknown, root: SchemaNode): boolean =>
  isNode(member) &&
  followed(member, root).some(
    ({ title, allOf }) => title !== undefined || (Array.isArray(allOf) && allOf.some((part) => isTitled(part, root))),
  );

const membersOf = ({ properties }: SchemaNode): readonly (readonly [string, unknown])[] =>
  isNode(properties) ? Object.entries(properties) : [];

/** The names that have a title in some schema that speaks of the same object, by each that does. */
const titledNames = (root: SchemaNode): ReadonlyMap<SchemaNode, ReadonlySet<string>> => {
  const titled = new Map<SchemaNode, Set<string>>();
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    const around = [...speakers(node, root)];
    const names = around.flatMap((one) => membersOf(one).flatMap(([name, member]) => (isTitled(member, root) ? [name] : [])));
    for (const one of around) {
      const known = titled.get(one) ?? new Set();
      for (const name of names) known.add(name);
      titled.set(one, known);
    }
    for (const { schema } of subschemasOf(node)) visit(schema);
  };
  visit(root);
  return titled;
};

/**
 * The schema with a title for each member that has none anywhere, its name in words, where the `ui:globalOptions` of the
 * uiSchema say `namesInWords`.
 */
export const withNamesInWords = (schema: unknown, ui: unknown): unknown => {
  if (!isNode(schema) || !asksForWords(ui)) return schema;
  const titled = titledNames(schema);
  const visit = (node: unknown): unknown => {
    if (!isNode(node)) return node;
    const known = titled.get(node);
    return withSubschemas(node, ({ schema: inner, keyword, tokens }) => {
      const made = visit(inner);
      const [, name] = tokens;
      if (keyword !== 'properties' || typeof name !== 'string' || !isNode(made) || known?.has(name)) return made;
      const title = inWords(name);
      return title === '' ? made : { title, ...made };
    });
  };
  return visit(schema);
};
