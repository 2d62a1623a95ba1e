import { isMembers } from '../data/members.ts';

/** Keyword that marks a property which another part of the same object draws. */
export const ELSEWHERE = 'x-elsewhere';

/** Whether another part of the same object draws a property. */
export function isElsewhere(schema: unknown): boolean {
  return isMembers(schema) && ELSEWHERE in schema;
}
