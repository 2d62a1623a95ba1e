import { createListeners } from '@reelform/engine';
import type { UploadBoard } from './uploadBoard.ts';

/** Holds the board, whose code is fetched with the first upload. */
export interface BoardHolder {
  /** `undefined` until it is loaded. */
  current(): UploadBoard | undefined;
  /** The board, fetched when it is first asked for; a failed fetch is tried anew the next time. */
  load(): Promise<UploadBoard>;
  /** Calls back when the board is loaded. @returns the way out */
  subscribe(listener: () => void): () => void;
  /** Ends every upload, also of a board that is still being fetched. */
  close(): void;
}

/** A holder of the board that `open` makes. */
export const createBoardHolder = (open: () => Promise<UploadBoard>): BoardHolder => {
  const { subscribe, tell } = createListeners();
  let loading: Promise<UploadBoard> | undefined;
  let board: UploadBoard | undefined;
  let isClosed = false;

  const load = async () => {
    const opened = await open();
    if (isClosed) opened.close();
    board = opened;
    tell();
    return opened;
  };
  return {
    current: () => board,
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    subscribe,
    close() {
      isClosed = true;
      board?.close();
    },
  };
};
