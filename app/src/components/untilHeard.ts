/** Waits until screen readers are told of an element: behind a dialog that has just closed the page is hidden for a moment. */
export const untilHeard = async (element: Element | null): Promise<void> => {
  while (element?.isConnected && element.closest('[aria-hidden="true"]')) await new Promise((done) => setTimeout(done, 50));
};
