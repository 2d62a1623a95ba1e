/** How many cases a property test tries, and from which seed. */
export interface PropertyRuns {
  readonly numRuns: number;
  readonly seed: number;
  readonly timeoutMs: number;
}

/**
 * The same few cases on every run of the suite; `PROPERTY_RUNS` asks for more of them, `PROPERTY_SEED` for others. A
 * failure prints its seed and the path to its smallest case.
 */
export const propertyRuns = (usual: number): PropertyRuns => {
  const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;
  const numRuns = PROPERTY_RUNS === undefined ? usual : Number(PROPERTY_RUNS);
  // A case takes a few seconds, and several times that on a busy machine, which is no fault.
  return { numRuns, seed: Number(PROPERTY_SEED ?? 1), timeoutMs: 120_000 + numRuns * 30_000 };
};
