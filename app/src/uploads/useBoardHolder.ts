import { useEffect, useState } from 'react';
import { usePortal } from '../portal/PortalContext.ts';
import { type BoardHolder, createBoardHolder } from './boardHolder.ts';
import { reachCode } from './reachCode.ts';
import { getUploadsKey, hasLeftUploads } from './uploadStorage.ts';

/**
 * The uploads of one person for as long as they are logged in. Their end ends the uploads; what has arrived by then is
 * offered at the next visit.
 */
export const useBoardHolder = (userId: number): BoardHolder => {
  const { api, config, text } = usePortal();
  const [holder] = useState(() =>
    createBoardHolder(async () => {
      const { createUploadBoard } = await reachCode(() => import('./uploadBoard.ts'), text);
      return createUploadBoard({
        api,
        settings: config.uploads,
        page: window,
        locks: navigator.locks,
        storageKey: getUploadsKey(userId),
        unreachable: text('error.network'),
        unreadable: text('uploads.unreadable'),
        stopped: text('uploads.stopped'),
      });
    }),
  );
  useEffect(() => {
    if (hasLeftUploads(userId, localStorage)) holder.load().catch(() => undefined);
    return () => holder.close();
  }, [holder, userId]);
  return holder;
};
