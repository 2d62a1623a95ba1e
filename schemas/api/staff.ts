import { AssetStatus, FilmStatus, type FilmStatusValue } from './film.ts';

/** What staff can decide about a film; what leads it on comes before what stops it. */
export const filmActions = [
  'sendContract',
  'recordSignature',
  'startReview',
  'activate',
  'sendBack',
  'cancelContract',
  'reject',
  'deactivate',
] as const;

/** One of {@link filmActions}. */
export type FilmActionName = (typeof filmActions)[number];

/** What staff can decide about an asset. */
export const assetActions = ['approveAsset', 'rejectAsset', 'removeAsset', 'keepAsset'] as const;

/** One of {@link assetActions}. */
export type AssetActionName = (typeof assetActions)[number];

/** Form in which a decision is made. */
export type DecisionForm = 'staff-note' | 'staff-rejection' | 'staff-release';

/** One decision: where it may be taken, where it leads, and its form. */
export interface Decision {
  readonly form: DecisionForm;
  /** Status before → status after. */
  readonly moves: { readonly [From in number]?: number };
  /** Cannot be taken back, and is asked for twice. */
  readonly isFinal?: true;
}

const { submitted, details, review, active, inactive, rejected, rejectedWithRows, contractCancelled } = FilmStatus;
const { uploaded, approved, removed, deletionRequested } = AssetStatus;

/**
 * Every transition of a film that staff may make; all others are refused. Reviewed again after a rejection is a film
 * whose assets its owner has replaced: the save of the assets moves it back.
 */
export const filmDecisions: { readonly [Action in FilmActionName]: Decision } = {
  sendContract: { form: 'staff-note', moves: { [submitted]: submitted, [contractCancelled]: submitted } },
  recordSignature: { form: 'staff-note', moves: { [submitted]: details } },
  cancelContract: {
    form: 'staff-rejection',
    moves: { [submitted]: contractCancelled, [details]: contractCancelled },
    isFinal: true,
  },
  startReview: { form: 'staff-note', moves: { [details]: review } },
  sendBack: { form: 'staff-rejection', moves: { [review]: details } },
  reject: { form: 'staff-rejection', moves: { [submitted]: rejected, [review]: rejectedWithRows } },
  activate: { form: 'staff-release', moves: { [review]: active, [active]: active, [inactive]: active } },
  deactivate: { form: 'staff-rejection', moves: { [active]: inactive } },
};

/** Every decision about an asset, as {@link filmDecisions}. */
export const assetDecisions: { readonly [Action in AssetActionName]: Decision } = {
  approveAsset: { form: 'staff-note', moves: { [uploaded]: approved, [AssetStatus.rejected]: approved } },
  rejectAsset: { form: 'staff-rejection', moves: { [uploaded]: AssetStatus.rejected, [approved]: AssetStatus.rejected } },
  removeAsset: { form: 'staff-note', moves: { [deletionRequested]: removed }, isFinal: true },
  keepAsset: { form: 'staff-note', moves: { [deletionRequested]: approved } },
};

/** Statuses in which a film itself waits for a decision; in the first only while no contract is open, which its owner has. */
export const waitingFilms = { withoutContract: submitted, always: review } as const;

/** Statuses in which a film's owner is next: what was not looked at of its assets waits until it is sent again. */
export const restingFilms: readonly number[] = [rejected, rejectedWithRows, contractCancelled];

/** What staff may decide about a film in a status, in the order of {@link filmActions}. */
export const filmActionsAt = (status: FilmStatusValue | number): readonly FilmActionName[] =>
  filmActions.filter((action) => filmDecisions[action].moves[status] !== undefined);

/** What staff may decide about an asset in a status. */
export const assetActionsAt = (status: number): readonly AssetActionName[] =>
  assetActions.filter((action) => assetDecisions[action].moves[status] !== undefined);
