import { useHeldBack } from '@reelform/engine';

const nothing = () => undefined;

/** Nothing is sent while fields are fetched: they are not there to be filled in, and steps show no button before the last. */
export const useHeldWhileFetched = (): void => useHeldBack(true, nothing);
