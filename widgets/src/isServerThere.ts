/** Longest wait for the page's answer in milliseconds. */
const longestAnswer = 8000;

/**
 * Whether the page that is shown could be had again: where code cannot be fetched, tells a server that is away, as one is that
 * takes the connection and does not answer, from one that has another version of it by now.
 */
export const isServerThere = (): Promise<boolean> =>
  fetch('', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(longestAnswer) }).then(
    ({ ok }) => ok,
    () => false,
  );
