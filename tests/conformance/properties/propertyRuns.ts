/** How many cases a property test tries, and from which seed. */
export interface PropertyRuns {
  readonly numRuns: number;
  readonly seed: number;
  /** A case that fails is told as it is, and no smaller one looked for. */
  readonly endOnFailure: boolean;
  readonly timeoutMs: number;
}

/**
 * The same few cases on every run of the suite; `PROPERTY_RUNS` asks for more of them, `PROPERTY_SEED` for others. A
 * failure prints its seed and the path to its smallest case, or, with `PROPERTY_END_ON_FAILURE`, at once to the first.
 */
export const propertyRuns = (usual: number): PropertyRuns => {
  const { PROPERTY_RUNS, PROPERTY_SEED, PROPERTY_END_ON_FAILURE } = process.env;
  const endOnFailure = PROPERTY_END_ON_FAILURE !== undefined;
  const numRuns = PROPERTY_RUNS === undefined ? usual : Number(PROPERTY_RUNS);
  // A case takes a few seconds, and several times that on a busy machine, which is no fault.
  return { numRuns, seed: Number(PROPERTY_SEED ?? 1), endOnFailure, timeoutMs: 120_000 + numRuns * 30_000 };
};
