import { waitFor } from '@testing-library/react';

/** Waits until a form stands on the page, with all that it fetches, and the elements with these ids. */
export const untilDrawn = (page: HTMLElement, ...ids: readonly string[]): Promise<void> =>
  waitFor(() => {
    const isThere = page.querySelector('form') && ids.every((id) => document.getElementById(id));
    if (!isThere || page.querySelector('[aria-busy="true"]')) throw new Error('still loading');
  });
