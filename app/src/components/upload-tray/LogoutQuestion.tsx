import { useState } from 'react';
import { type HeldWay, useLeaveGuard } from '../../navigation/LeaveGuardsContext.ts';
import { readHandover } from '../../portal/handover.ts';
import { useText } from '../../portal/PortalContext.ts';
import { isAt, paths } from '../../routes.ts';
import type { UploadBoard } from '../../uploads/uploadBoard.ts';
import { isUnderWay } from '../../uploads/uploadStanding.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

/** Asks before a logout that would stop uploads. A session that has ended is over without a question. */
export function LogoutQuestion({ board }: { readonly board: UploadBoard }) {
  const text = useText();
  const [way, setWay] = useState<HeldWay>();
  useLeaveGuard({
    holds: ({ nextLocation: { pathname, state } }) =>
      isAt(paths.logout, pathname) && readHandover(state).from === undefined && board.uploads().some(isUnderWay),
    onHeld: setWay,
  });
  return (
    <ConfirmDialog
      open={way !== undefined}
      title={text('uploads.logoutTitle')}
      question={text('uploads.logoutMessage')}
      confirmLabel={text('uploads.logoutConfirm')}
      cancelLabel={text('film.leaveStay')}
      onConfirm={() => way?.proceed()}
      onCancel={() => {
        setWay(undefined);
        way?.reset();
      }}
    />
  );
}
