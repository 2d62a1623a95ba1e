import { useState } from 'react';

/** The file that a signed address leads to: all of it but what signs it. */
const fileOf = (url: string): string => url.replace(/\?.*/s, '');

/**
 * The address from which a video is played. Each answer about a film has its addresses signed anew; of the same file the
 * one it began with is kept, or the player would begin anew, too, at every save of the page around it.
 * @returns the address, and what says that it does not work: the newest one is taken, or the next where there is none yet
 */
export const usePlayedAddress = (url: string): readonly [address: string, fail: () => void] => {
  const [played, setPlayed] = useState(url);
  const [failed, setFailed] = useState<string>();
  if (url !== played && (failed === played || fileOf(played) !== fileOf(url))) setPlayed(url);
  return [played, () => setFailed(played)];
};
