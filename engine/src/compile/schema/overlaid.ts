import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';

/** Keywords that hold members, rows, options or conditions: one in the place of another would take away what that holds. */
const gathering: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'required', 'draftRequired', 'propertyNames', 'onSubmit'],
  ...['dependencies', 'dependentRequired', 'dependentSchemas'],
  ...['items', 'contains', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]);

/**
 * What stands beside a `$ref` laid over what it refers to: a title, a limit, a pattern can be another one here, and messages
 * are, keyword by keyword. Where both have members, rows, options or conditions, all of either count.
 */
export const overlaid = (target: unknown, beside: SchemaNode): unknown => {
  // Anything is right by `true`: what stands beside it is all there is.
  if (target === true) return beside;
  if (!isNode(target)) return target;
  const { errorMessage: below } = target;
  const { errorMessage: above } = beside;
  const messages = isNode(below) && isNode(above) ? { ...below, ...above } : (above ?? below);
  const told = messages === undefined ? {} : { errorMessage: messages };
  const isGathered = ([word, value]: readonly [string, unknown]) =>
    gathering.has(word) && word in beside && !sameValue(value, beside[word]);
  if (!Object.entries(target).some(isGathered)) return { ...target, ...beside, ...told };
  const { allOf } = beside;
  const left = Object.entries(target).filter(([word]) => gathering.has(word) || !(word in beside));
  return { ...beside, allOf: [{ ...Object.fromEntries(left), ...told }, ...(Array.isArray(allOf) ? allOf : [])] };
};
