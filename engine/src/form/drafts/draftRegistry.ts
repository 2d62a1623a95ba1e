/** What one mounted text widget offers to the form. */
export interface Draft {
  /** Commits what is typed and not yet committed; does nothing when there is none. */
  readonly commit: () => void;
  /** Forgets what is typed and not yet committed. */
  readonly discard: () => void;
  /** JSON pointer of its field while its element holds what is no value, half a date for instance; `undefined` otherwise. */
  readonly unreadable?: (() => string | undefined) | undefined;
}

/** Every mounted text widget of one form. */
export interface DraftRegistry {
  /** Takes a widget in; the returned function takes it out again. */
  readonly register: (draft: Draft) => () => void;
  /** Commits every draft, in the order in which their widgets were mounted. */
  readonly commitAll: () => void;
  /** Forgets every draft. */
  readonly discardAll: () => void;
  /** JSON pointers of the fields that hold what is no value. */
  readonly unreadable: () => readonly string[];
  /** A field holds what is no value from now on, or no longer. */
  readonly turned: (pointer: string) => void;
  /**
   * What is still asked about texts that were left: each ends, true when the form may be sent by then, false when somebody
   * goes on with the text or the form shows another document.
   */
  readonly awaited: Set<Promise<boolean>>;
}

/**
 * An empty registry.
 *
 * @param turned told of each field that holds what is no value from now on, or no longer
 */
export function createDraftRegistry(turned: DraftRegistry['turned']): DraftRegistry {
  const drafts = new Set<Draft>();
  return {
    register: (draft) => {
      drafts.add(draft);
      return () => {
        drafts.delete(draft);
      };
    },
    commitAll: () => {
      for (const draft of [...drafts]) draft.commit();
    },
    discardAll: () => {
      for (const draft of [...drafts]) draft.discard();
    },
    unreadable: () => [...drafts].flatMap((draft) => draft.unreadable?.() ?? []),
    turned,
    awaited: new Set(),
  };
}
