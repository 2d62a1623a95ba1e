import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import type { JsonObject } from '@reelform/engine';
import type { ChannelActionName, Decision, FilmActionName } from '@reelform/schemas/api';
import { useState } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { useStaffFilmStyles } from '../film/StaffFilmPage.styles.ts';
import { DecisionDialog, type DecisionEntries } from './DecisionDialog.tsx';

/** A decision about what was looked at when its dialog opened: what happened since is not decided about unseen. */
export interface Decided<Action> {
  readonly action: Action;
  readonly version: number;
}

/** Props of {@link Decisions}. */
export interface DecisionsProps<Action extends FilmActionName | ChannelActionName> {
  /** What may be decided as things stand, the likeliest first. */
  readonly actions: readonly Action[];
  readonly decisions: { readonly [Name in Action]: Decision };
  /** What is decided about, for entries that are kept on this device. */
  readonly record: string;
  /** Goes up with every change of what is decided about. */
  readonly version: number;
  /** One that was taken already, and what it is called when it is taken once more; it is not the likeliest. */
  readonly again?: { readonly action: Action; readonly name: string } | undefined;
  /** What the form of an action begins with. @default nothing */
  readonly dataOf?: (action: Action) => JsonObject;
  readonly onDecide: (decided: Decided<Action>, entries: DecisionEntries) => Promise<unknown>;
}

const nothing = {};

/** What staff may decide about a film or a channel, each decision in its own form. */
export function Decisions<Action extends FilmActionName | ChannelActionName>(props: DecisionsProps<Action>) {
  const { actions, decisions, record, version, again, dataOf, onDecide } = props;
  const text = useText();
  const styles = useStaffFilmStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [open, setOpen] = useState<Decided<Action> & { readonly data: JsonObject }>();

  /** Whether it leads on: what is refused and what was done already is not what somebody is asked for. */
  const isNext = (action: Action) => decisions[action].form !== 'staff-rejection' && action !== again?.action;
  const nameOf = (action: Action) => (action === again?.action ? again.name : text(`staff.action.${action}`));

  return (
    <>
      {actions.length === 0 && <p className={styles.note}>{text('staff.decisions.none')}</p>}
      {actions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
        <div role="group" aria-label={text('staff.decisions')} className={styles.decisions}>
          {actions.map((action, index) => (
            <Button
              key={action}
              {...comesBackHere}
              appearance={index === 0 && isNext(action) ? 'primary' : 'secondary'}
              onClick={() => setOpen({ action, version, data: dataOf?.(action) ?? nothing })}
            >
              {nameOf(action)}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <DecisionDialog
          title={nameOf(open.action)}
          decision={decisions[open.action]}
          record={`${open.action}/${record}`}
          data={open.data}
          onDecide={(entries) => onDecide({ action: open.action, version: open.version }, entries)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
