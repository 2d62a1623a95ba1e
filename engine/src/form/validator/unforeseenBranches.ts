import type { FormModule } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
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
  const isForeseen = (branch: unknown) =>
    !isMembers(branch) || matchPlainSchema(branch, undefined) !== undefined || branchKey(form, branch) !== undefined;
  const visit = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return false;
    seen.add(node);
    if (Array.isArray(node)) return node.some(visit);
    if (!isMembers(node)) return false;
    const { oneOf, anyOf } = node;
    const options = [...(Array.isArray(oneOf) ? oneOf : []), ...(Array.isArray(anyOf) ? anyOf : [])];
    if ('if' in node && !isForeseen(node['if'])) return true;
    if (isMembers(node['dependencies']) && Object.values(node['dependencies']).some(isMembers)) return true;
    if (!options.every((option) => isForeseen(askedOption(option)))) return true;
    return Object.values(node).some(visit);
  };
  return visit(form.schema);
}

/**
 * What rjsf asks about an option: one with properties must have at least one of them present, and none is required
 * (`getFirstMatchingOption` of @rjsf/utils 6).
 */
function askedOption(option: unknown): unknown {
  if (!isMembers(option) || !isMembers(option['properties'])) return option;
  const { required: _required, ...asked } = option;
  const present = { anyOf: Object.keys(option['properties']).map((name) => ({ required: [name] })) };
  if (!asked['anyOf']) return { ...asked, ...present };
  return { ...asked, allOf: [...(Array.isArray(asked['allOf']) ? asked['allOf'] : []), present] };
}
