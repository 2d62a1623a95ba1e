import { useEffect, useState } from 'react';
import { type Address, readAddress } from './address.ts';

/** The page's address, and how to take the edits out of it. */
export interface FollowedAddress {
  /** `undefined` until it is read for the first time. */
  readonly address: Address | undefined;
  readonly dropEdits: (id: string) => void;
}

/** What the page's address says, following it. */
export const useAddress = (): FollowedAddress => {
  const [address, setAddress] = useState<Address>();
  useEffect(() => {
    let isLatest = 0;
    const read = async () => {
      isLatest += 1;
      const turn = isLatest;
      const next = await readAddress(window.location.hash);
      if (turn === isLatest) setAddress(next);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const dropEdits = (id: string) => {
    window.history.replaceState(undefined, '', `#/${id}`);
    setAddress({ id, edits: {} });
  };
  return { address, dropEdits };
};
