/** How many values stand within a value that are no objects and no lists; not counted on beyond `most`. */
export function countValues(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 1;
  let count = 0;
  for (const one of Object.values(value)) {
    if (count > most) break;
    count += countValues(one, most - count);
  }
  return count;
}
