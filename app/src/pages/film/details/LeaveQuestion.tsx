import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { type HeldWay, useLeaveGuard } from '../../../navigation/LeaveGuardsContext.ts';
import { readHandover } from '../../../portal/handover.ts';
import { useText } from '../../../portal/PortalContext.ts';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  /** Whether entries would be left unsaved, as of now. */
  readonly isCostly: () => boolean;
}

/** Asks before another screen takes the place of unsaved entries. A session that has ended leads away without a question. */
export function LeaveQuestion({ isCostly }: LeaveQuestionProps) {
  const text = useText();
  const [way, setWay] = useState<HeldWay>();
  useLeaveGuard({
    holds: ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readHandover(nextLocation.state).from === undefined && isCostly(),
    onHeld: setWay,
  });
  return (
    <ConfirmDialog
      open={way !== undefined}
      title={text('film.leaveTitle')}
      question={text('film.leaveMessage')}
      confirmLabel={text('film.leaveConfirm')}
      cancelLabel={text('film.leaveStay')}
      onConfirm={() => way?.proceed()}
      onCancel={() => {
        setWay(undefined);
        way?.reset();
      }}
    />
  );
}
