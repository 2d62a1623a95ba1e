import { applicable, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { namesOf } from './keptBranches.ts';
import { constantOf, constantsOf, nullsOf } from './toldConstants.ts';

/** Whether an option is the constant that tells it, or `null`s that it asks for, and no more, so that nothing can be entered in it. */
export function isAllTold(option: unknown, root: SchemaNode, telling: string | undefined, beside: readonly string[]): boolean {
  if (constantOf(option, root) !== undefined) return true;
  const names = [...namesOf(option, root)];
  const isClosed = ({ additionalProperties, patternProperties }: SchemaNode) =>
    !isMembers(additionalProperties) && patternProperties === undefined;
  const own = [...constantsOf(option, root).keys()].filter((name) => name === telling);
  const said = [...nullsOf(option, root), ...own];
  if (!names.some((name) => said.includes(name)) || !applicable(option, root).every(isClosed)) return false;
  return names.every((name) => said.includes(name) || beside.includes(name));
}
