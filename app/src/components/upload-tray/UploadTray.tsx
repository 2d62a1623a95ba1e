import { createLatePart } from '@reelform/widgets';
import { useSyncExternalStore } from 'react';
import type { BoardHolder } from '../../uploads/boardHolder.ts';
import type { UploadBoard } from '../../uploads/uploadBoard.ts';

const TrayPanel = createLatePart(async () => (await import('./TrayPanel.tsx')).TrayPanel);

function Tray({ board }: { readonly board: UploadBoard }) {
  useSyncExternalStore(board.subscribe, board.version);
  if ([board.uploads(), board.left(), board.late()].every(({ length }) => length === 0)) return null;
  return <TrayPanel board={board} />;
}

/** The uploads of this visit and those that earlier ones left, or that were registered late, on every logged-in screen; nothing while there are none. */
export function UploadTray({ holder }: { readonly holder: BoardHolder }) {
  const board = useSyncExternalStore(holder.subscribe, holder.current);
  return board ? <Tray board={board} /> : null;
}
