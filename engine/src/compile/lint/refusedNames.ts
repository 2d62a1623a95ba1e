import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';

type Tokens = readonly (string | number)[];

/** The names that the parts of a schema ask for, on a condition or for a choice, and where. */
function* askedInParts(node: SchemaNode, here: Tokens): Iterable<readonly [name: unknown, at: Tokens]> {
  const parts: (readonly [part: unknown, at: Tokens])[] = [];
  if ('if' in node) for (const side of ['then', 'else']) parts.push([node[side], [side]]);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, part] of Array.isArray(node[keyword]) ? node[keyword].entries() : [])
      parts.push([part, [keyword, index]]);
  const { dependencies } = node;
  for (const [name, asked] of Object.entries(isNode(dependencies) ? dependencies : {}))
    parts.push([Array.isArray(asked) ? { required: asked } : asked, ['dependencies', name]]);
  for (const [part, way] of parts) {
    if (!isNode(part)) continue;
    const at = [...here, ...way];
    if (Array.isArray(part['required'])) for (const name of part['required']) yield [name, at];
    yield* askedInParts(part, at);
  }
}

/**
 * Notes about members that a part of a closed object (`additionalProperties: false`) asks for and the object itself refuses,
 * since its own `properties` do not name them: those of the part do not count, by the standard.
 */
export const refusedNames = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const { properties = {}, additionalProperties } = node;
  // Patterns may name more, and what stands beside a reference counts for nothing.
  if (additionalProperties !== false || !isNode(properties) || 'patternProperties' in node || '$ref' in node) return [];
  return [...askedInParts(node, tokens)].flatMap(([name, at]) =>
    typeof name !== 'string' || Object.hasOwn(properties, name)
      ? []
      : json.complain(
          at,
          `'${name}' is required here, and refused by the object's 'additionalProperties', which counts its own 'properties' only: nothing is right then. Name it there, too: "${name}": {}.`,
        ),
  );
};
