/** What one mounted text widget offers to the form. */
export interface Draft {
  /** Commits what is typed and not yet committed; does nothing when there is none. */
  readonly commit: () => void;
  /** Forgets what is typed and not yet committed. */
  readonly discard: () => void;
}

/** Every mounted text widget of one form. */
export interface DraftRegistry {
  /** Takes a widget in; the returned function takes it out again. */
  readonly register: (draft: Draft) => () => void;
  /** Commits every draft, in the order in which their widgets were mounted. */
  readonly commitAll: () => void;
  /** Forgets every draft. */
  readonly discardAll: () => void;
}

/** An empty registry. */
export function createDraftRegistry(): DraftRegistry {
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
  };
}
