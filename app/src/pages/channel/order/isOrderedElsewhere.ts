interface Row {
  readonly id: number;
}

const orderIn = (rows: readonly Row[], others: readonly Row[]): string => {
  const known = new Set(others.map(({ id }) => id));
  return rows.flatMap(({ id }) => (known.has(id) ? [id] : [])).join();
};

/**
 * Whether an order was saved elsewhere that a save would undo: what is stored `now` is ordered neither as the person found
 * it nor as they save it. What was put in or taken out meanwhile is no order.
 */
export const isOrderedElsewhere = (found: readonly Row[], now: readonly Row[], mine: readonly Row[]): boolean =>
  orderIn(now, found) !== orderIn(found, now) && orderIn(now, mine) !== orderIn(mine, now);
