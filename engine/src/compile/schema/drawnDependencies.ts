import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { referencesIn } from './references.ts';
import { rebuilt } from './variants.ts';

/** Whether rjsf reads an option of a dependency so: it is the case of a value of the member that the rest depends on. */
const isCaseOf = (name: string) => (option: unknown) =>
  isNode(option) && isNode(option['properties']) && Object.hasOwn(option['properties'], name);

/** Whether rjsf draws what depends on a member: it passes over options that do not name the member. */
const isDrawn = (name: string, schema: unknown): boolean => {
  const options = isNode(schema) ? schema['oneOf'] : undefined;
  return !Array.isArray(options) || options.every(isCaseOf(name));
};

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => (isNode(value) ? Object.entries(value) : []);

/** Whether some reference leads into what depends on a member, which has to stay where it is then. */
const isReferred = (schema: unknown): boolean => [...referencesIn(schema)].some((reference) => reference.includes('/depend'));

const withDrawn = (node: SchemaNode, isLed: boolean): SchemaNode => {
  const { dependencies, dependentSchemas, allOf, ...rest } = node;
  const [known, later] = [entriesOf(dependencies), entriesOf(dependentSchemas)];
  const isTaken = (name: string) => known.some(([other]) => other === name);
  const added = later.filter(([name, one]) => isDrawn(name, one) && !isTaken(name));
  const apart = [
    ...known.filter(([name, one]) => !isDrawn(name, one)),
    ...later.filter(([name, one]) => !isDrawn(name, one) || isTaken(name)),
  ];
  if (added.length === 0 && apart.length === 0) return node;
  const kept = [...known.filter(([name, one]) => isLed || isDrawn(name, one)), ...added];
  const conditions = apart.map(([name, then]) => ({ if: { required: [name] }, then }));
  const all = [...(Array.isArray(allOf) ? allOf : []), ...conditions];
  return {
    ...rest,
    ...(isLed && dependentSchemas !== undefined && { dependentSchemas }),
    ...(kept.length > 0 && { dependencies: Object.fromEntries(kept) }),
    ...(all.length > 0 && { allOf: all }),
  };
};

/**
 * The schema with what depends on a member in words that rjsf draws, and judging as before: `dependentSchemas`, which it
 * does not know, are `dependencies`, and what it would pass over there is an `if` for the member.
 */
export const withDrawnDependencies = (schema: unknown): unknown => {
  const isLed = isReferred(schema);
  return rebuilt(schema, (node, { asks }) => (asks ? node : withDrawn(node, isLed)));
};
