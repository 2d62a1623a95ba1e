import { askedOption } from '../../validation/askedOption.ts';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import type { FormModule } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { namedSchemas } from '../schema/namedSchemas.ts';
import { branchKey } from './branchKey.ts';
import { matchPlainSchema } from './matchPlainSchema.ts';

/**
 * Whether rjsf may ask about a branch of this form that was not compiled: then the interpreter must be there before
 * the form is drawn, because rjsf wants its answers at once.
 */
export function hasUnforeseenBranches(form: FormModule): boolean {
  return remembered(unforeseen, form, () => findsUnforeseen(form));
}

const unforeseen = new WeakMap<object, boolean>();

function findsUnforeseen(form: FormModule): boolean {
  const seen = new Set<unknown>();
  const isForeseen = (branch: SchemaNode) =>
    matchPlainSchema(branch, undefined) !== undefined || branchKey(form, branch) !== undefined;
  /** @param isNamed its members are schemas by name */
  const visit = (node: unknown, isNamed = false): boolean => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return false;
    seen.add(node);
    if (Array.isArray(node)) return node.some((one) => visit(one));
    if (!isMembers(node)) return false;
    if (isNamed) return Object.values(node).some((one) => visit(one));
    const { oneOf, anyOf } = node;
    const options = [...(Array.isArray(oneOf) ? oneOf : []), ...(Array.isArray(anyOf) ? anyOf : [])];
    if (isMembers(node['if']) && !isForeseen(node['if'])) return true;
    if (isMembers(node['dependencies']) && Object.values(node['dependencies']).some(isMembers)) return true;
    if (!options.filter(isMembers).every((option) => isForeseen(askedOption(option)))) return true;
    return Object.entries(node).some(([keyword, value]) => visit(value, namedSchemas.has(keyword)));
  };
  return visit(form.schema);
}
