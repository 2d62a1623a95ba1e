/** Numbers of a film's status, as the specification's table has them. */
export const FilmStatus = {
  draft: 0,
  submitted: 1,
  details: 2,
  review: 3,
  active: 4,
  inactive: 5,
  rejected: 6,
  rejectedWithRows: 7,
  contractCancelled: 8,
} as const;

/** One of the numbers of {@link FilmStatus}. */
export type FilmStatusValue = (typeof FilmStatus)[keyof typeof FilmStatus];

/** Numbers of an asset's status. `uploaded` awaits review; `deletionRequested` waits for staff. */
export const AssetStatus = { rejected: 0, approved: 1, uploaded: 2, removed: 4, deletionRequested: 5 } as const;

/** One of the numbers of {@link AssetStatus}. */
export type AssetStatusValue = (typeof AssetStatus)[keyof typeof AssetStatus];

/** `programStatus` of a save: keep as a draft, or submit. */
export const SaveStatus = { finishLater: 0, submitNow: 1 } as const;

/**
 * What the rules of a film's form may ask about its record (`context`): the page and the server hand over the same.
 * @param status the stored film's; `undefined` for a film not stored yet
 */
export const filmContext = (status: number | undefined) =>
  ({ status: status ?? FilmStatus.draft, mode: status === undefined ? 'new' : 'edit', role: 'filmmaker' }) as const;
