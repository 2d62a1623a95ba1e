import { createContext, useContext } from 'react';
import type { BoardHolder } from './boardHolder.ts';

/** Provided once, around all logged-in screens. */
export const UploadsContext = createContext<BoardHolder | undefined>(undefined);

/**
 * The uploads of the person who is logged in.
 * @throws outside of a provider
 */
export const useUploads = (): BoardHolder => {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('The uploads are used outside of their provider.');
  return uploads;
};
