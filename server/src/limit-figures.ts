/** How much of one kind is kept of one person or thing: `schemas/options/limits.json`. */
export interface LimitFigures {
  /** Drafts of films that an account may have at once. */
  readonly drafts: number;
  /** Episodes of a series that is past its first submission. */
  readonly episodes: number;
  /** Looks at one contract that its trail tells of. */
  readonly contractViews: number;
}

/** Each figure's least value. */
export const leastLimitFigures: LimitFigures = { drafts: 1, episodes: 1, contractViews: 1 };
