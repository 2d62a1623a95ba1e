import { isMembers } from '../data/members.ts';

/**
 * Rows whose `member` says at which place they stand, counted from 1; rows that say so already stay the same objects,
 * and what is no row of members is left as it is.
 */
export function numberedRows(rows: readonly unknown[], member: string): readonly unknown[] {
  return rows.map((row, index) => {
    if (row === null || row === undefined) return { [member]: index + 1 };
    return isMembers(row) && row[member] !== index + 1 ? { ...row, [member]: index + 1 } : row;
  });
}
