import { applicable, memberSchemasOf, type SchemaNode } from '../../validation/schemaNode.ts';
import { constantsOf } from './toldConstants.ts';

const isAskedBy = ({ required }: SchemaNode, name: string): boolean => Array.isArray(required) && required.includes(name);

/**
 * Whether a member that stands beside a choice stays when an option that names it is left, which rjsf takes away: without it
 * that option would hold as before, as long as it neither asks for it nor is told by it, and the new one says nothing of it.
 *
 * @param left The option that is left.
 * @param chosen The new one.
 */
export function staysBeside(name: string, left: unknown, chosen: unknown, root: SchemaNode): boolean {
  const isFree = (node: SchemaNode) => memberSchemasOf(node, name).every((schema) => schema === undefined || schema === true);
  return (
    !constantsOf(left, root).has(name) &&
    !applicable(left, root).some((node) => isAskedBy(node, name)) &&
    applicable(chosen, root).every((node) => !isAskedBy(node, name) && !('not' in node) && isFree(node))
  );
}
