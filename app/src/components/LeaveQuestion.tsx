import { useState } from 'react';
import { type HeldWay, useLeaveGuard, type Way } from '../navigation/LeaveGuardsContext.ts';
import { readHandover } from '../portal/handover.ts';
import type { NoticeKey } from '../portal/messages.ts';
import { useText } from '../portal/PortalContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  /** Key of what becomes of unsaved entries, as of now; `undefined` where there are none. */
  readonly question: () => NoticeKey | undefined;
  /** Whether a way leads from where the entries are. @default to another path */
  readonly leads?: (way: Way) => boolean;
}

const toAnotherPath = ({ currentLocation, nextLocation }: Way) => currentLocation.pathname !== nextLocation.pathname;

/** Asks before another screen takes the place of unsaved entries. A session that has ended leads away without a question. */
export function LeaveQuestion({ question, leads = toAnotherPath }: LeaveQuestionProps) {
  const text = useText();
  const [held, setHeld] = useState<HeldWay>();
  const [asked, setAsked] = useState<NoticeKey>('film.leaveMessage');
  useLeaveGuard({
    holds: (way) => leads(way) && readHandover(way.nextLocation.state).from === undefined && question() !== undefined,
    onHeld(way) {
      setAsked(question() ?? asked);
      setHeld(way);
    },
  });
  return (
    <ConfirmDialog
      open={held !== undefined}
      title={text('film.leaveTitle')}
      question={text(asked)}
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
