/** Asks before the page is left. */
export interface PageGuard {
  /** Asks from now on, or no more. */
  become(isNeeded: boolean): void;
}

const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** A guard that asks nothing yet. It listens no longer than it is needed: Firefox keeps no page for its Back meanwhile. */
export const createPageGuard = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>): PageGuard => {
  let isGuarded = false;
  return {
    become(isNeeded) {
      if (isNeeded === isGuarded) return;
      isGuarded = isNeeded;
      if (isNeeded) page.addEventListener('beforeunload', onBeforeUnload);
      else page.removeEventListener('beforeunload', onBeforeUnload);
    },
  };
};
