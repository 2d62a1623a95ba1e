import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { type CallTypes, type ChannelActionName, channelActionsAt, channelDecisions } from '@reelform/schemas/api';
import { useState } from 'react';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useFilmPageStyles } from '../../film/FilmPage.styles.ts';
import { DecisionDialog, type DecisionEntries } from '../film/DecisionDialog.tsx';

/** A channel as staff see it. */
export type StaffChannel = CallTypes<'GET /staff/channels/:id'>['reply']['data']['channel'];

const noEntries = {};

/** What may be decided about a channel in its status, each in its own form. */
export function ChannelDecisions({ channel }: { readonly channel: StaffChannel }) {
  const { api, text } = usePortal();
  const styles = useFilmPageStyles();
  const comesBackHere = useRestoreFocusTarget();
  // The version that was looked at when the dialog opened: what happened since is not decided about unseen.
  const [open, setOpen] = useState<{ readonly action: ChannelActionName; readonly version: number }>();
  const { id, status, version } = channel;
  const actions = channelActionsAt(status);

  const decide = (decision: NonNullable<typeof open>, { note }: DecisionEntries) => {
    const body = { ...decision, ...(note !== undefined && { note }) };
    return api.call('POST /staff/channels/:id/decide', { params: { id }, body });
  };

  if (actions.length === 0) return <p className={styles.type}>{text('staff.decisions.none')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form */}
      <div role="group" aria-label={text('staff.decisions')} className={styles.actions}>
        {actions.map((action, index) => (
          <Button
            key={action}
            {...comesBackHere}
            appearance={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setOpen({ action, version })}
          >
            {text(`staff.action.${action}`)}
          </Button>
        ))}
      </div>
      {open && (
        <DecisionDialog
          title={text(`staff.action.${open.action}`)}
          decision={channelDecisions[open.action]}
          record={`${open.action}/channel-${id}`}
          data={noEntries}
          onDecide={(entries) => decide(open, entries)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
