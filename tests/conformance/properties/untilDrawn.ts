import { waitFor } from '@testing-library/react';

/** What is fetched, and the room of a field whose turn to be drawn has not come. */
const toCome = '[aria-busy="true"], div[id][aria-hidden="true"]:empty';

/** Waits until a form stands on the page, with all of its fields and what it fetches, and the elements with these ids. */
export const untilDrawn = (page: HTMLElement, ...ids: readonly string[]): Promise<void> =>
  waitFor(() => {
    const isThere = page.querySelector('form') && ids.every((id) => document.getElementById(id));
    if (!isThere || page.querySelector(toCome)) throw new Error('still loading');
  });
