import { useState } from 'react';
import { type HeldWay, useLeaveGuard, type Way } from '../navigation/LeaveGuardsContext.ts';
import { readHandover } from '../portal/handover.ts';
import type { NoticeKey } from '../portal/messages.ts';
import { useText } from '../portal/PortalContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  /** Whether entries would be left unsaved, as of now. */
  readonly isCostly: () => boolean;
  /** Whether a way leads from where the entries are. @default to another path */
  readonly leads?: (way: Way) => boolean;
  /** Key of what becomes of the entries. @default they stay on this device */
  readonly question?: NoticeKey;
}

const toAnotherPath = ({ currentLocation, nextLocation }: Way) => currentLocation.pathname !== nextLocation.pathname;

/** Asks before another screen takes the place of unsaved entries. A session that has ended leads away without a question. */
export function LeaveQuestion({ isCostly, leads = toAnotherPath, question = 'film.leaveMessage' }: LeaveQuestionProps) {
  const text = useText();
  const [held, setHeld] = useState<HeldWay>();
  useLeaveGuard({
    holds: (way) => leads(way) && readHandover(way.nextLocation.state).from === undefined && isCostly(),
    onHeld: setHeld,
  });
  return (
    <ConfirmDialog
      open={held !== undefined}
      title={text('film.leaveTitle')}
      question={text(question)}
      confirmLabel={text('film.leaveConfirm')}
      cancelLabel={text('film.leaveStay')}
      onConfirm={() => held?.proceed()}
      onCancel={() => {
        setHeld(undefined);
        held?.reset();
      }}
    />
  );
}
