/**
 * Why something failed, in words. Node tells that none of a host's addresses answers by an error that has words for each of
 * them alone.
 */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};
