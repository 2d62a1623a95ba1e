/**
 * React keys of a list's rows by what is stored in them, so that a row stays itself when one before it leaves; those of
 * the same value, which data from elsewhere may have, are told apart by their order.
 */
export const getRowKeys = (values: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    // Itself as long as it can be: a file in the data is of many letters.
    return count === 1 ? value : `${count} ${value}`;
  });
};
