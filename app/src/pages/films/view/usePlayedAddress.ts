import { useState } from 'react';

/** The file that a signed address leads to: all of it but what signs it. */
const fileOf = (url: string): string => url.replace(/\?.*/s, '');

/**
 * The address from which a video is played. Each answer about a film has its addresses signed anew; of the same file the
 * one it began with is kept, or the player would begin anew, too, at every save of the page around it.
 * @returns the address, and what takes the newest one: for a player whose own does not work any more
 */
export const usePlayedAddress = (url: string): readonly [address: string, renew: () => void] => {
  const [played, setPlayed] = useState(url);
  if (fileOf(played) !== fileOf(url)) setPlayed(url);
  return [played, () => setPlayed(url)];
};
