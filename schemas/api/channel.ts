import { assetDecisions, type Decision, type DecisionForm, filmDecisions } from './staff.ts';

/** Numbers of a channel's status. The specification does not show them. */
export const ChannelStatus = { rejected: 0, approved: 1, pending: 2, deactivated: 3 } as const;

/** One of the numbers of {@link ChannelStatus}. */
export type ChannelStatusValue = (typeof ChannelStatus)[keyof typeof ChannelStatus];

const { rejected, approved, pending, deactivated } = ChannelStatus;

/** What staff can decide about a channel. */
export const channelActions = ['approveChannel', 'rejectChannel', 'deactivateChannel', 'reactivateChannel'] as const;

/** One of {@link channelActions}. */
export type ChannelActionName = (typeof channelActions)[number];

/** Every transition of a channel that staff may make; all others are refused. What was rejected is sent anew by its owner. */
export const channelDecisions: { readonly [Action in ChannelActionName]: Decision } = {
  approveChannel: { form: 'staff-note', moves: { [pending]: approved } },
  rejectChannel: { form: 'staff-rejection', moves: { [pending]: rejected } },
  deactivateChannel: { form: 'staff-rejection', moves: { [approved]: deactivated } },
  reactivateChannel: { form: 'staff-note', moves: { [deactivated]: approved } },
};

/** The status in which a channel waits for a decision. */
export const waitingChannel = pending;

/** What staff may decide about a channel in a status, in the order of {@link channelActions}. */
export const channelActionsAt = (status: number): readonly ChannelActionName[] =>
  channelActions.filter((action) => channelDecisions[action].moves[status] !== undefined);

const decisions: { readonly [action: string]: Decision | undefined } = {
  ...filmDecisions,
  ...assetDecisions,
  ...channelDecisions,
};

/** The form in which a decision about a film, an asset or a channel was made; `undefined` for what was done without one. */
export const formOfDecision = (action: string): DecisionForm | undefined =>
  Object.hasOwn(decisions, action) ? decisions[action]?.form : undefined;
