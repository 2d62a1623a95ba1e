import { isMembers } from '../data/members.ts';
import { applicable, type SchemaNode } from '../schema/applicable.ts';
import { namesOf } from './keptBranches.ts';
import { constantOf } from './toldConstants.ts';

/** Whether an option is the constant that tells it and no more, so that nothing can be entered in it. */
export function isAllTold(option: unknown, root: SchemaNode, telling: string | undefined, beside: readonly string[]): boolean {
  if (constantOf(option, root) !== undefined) return true;
  const names = [...namesOf(option, root)];
  const isClosed = ({ additionalProperties, patternProperties }: SchemaNode) =>
    !isMembers(additionalProperties) && patternProperties === undefined;
  if (telling === undefined || !names.includes(telling) || !applicable(option, root).every(isClosed)) return false;
  return names.every((name) => name === telling || beside.includes(name));
}
