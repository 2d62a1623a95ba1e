import { useState } from 'react';
import { type HeldWay, useLeaveGuard, type Way } from '../navigation/LeaveGuardsContext.ts';
import { useNavigation } from '../navigation/NavigationContext.ts';
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

/**
 * Asks before another screen takes the place of unsaved entries. A session that has ended leads away without a question, and
 * so does a way back from a screen that is still being fetched.
 */
export function LeaveQuestion({ question, leads = toAnotherPath }: LeaveQuestionProps) {
  const text = useText();
  const { location } = useNavigation();
  const [held, setHeld] = useState<HeldWay>();
  const [asked, setAsked] = useState<NoticeKey>('film.leaveMessage');
  const isLeft = ({ currentLocation, nextLocation }: Way) =>
    currentLocation.pathname !== location.pathname || readHandover(nextLocation.state).from !== undefined;
  useLeaveGuard({
    holds: (way) => leads(way) && !isLeft(way) && question() !== undefined,
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
      onConfirm={() => {
        setHeld(undefined);
        held?.proceed();
      }}
      onCancel={() => {
        setHeld(undefined);
        held?.reset();
      }}
    />
  );
}
