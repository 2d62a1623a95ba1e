import { useEffect, useState } from 'react';
import { type Address, readAddress } from './address.ts';

/** What the page's address says, following it; `undefined` until it is read for the first time. */
export const useAddress = (): Address | undefined => {
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
  return address;
};
