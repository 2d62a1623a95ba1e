import { FilmStatus, type FilmStatusValue } from '@reelform/schemas/api';

/** What can be done with a film of the list: `view` and `promotions` open a dialog, `open` goes to the film's page. */
export type RowAction = 'edit' | 'delete' | 'view' | 'open' | 'promotions';

const actionsByStatus: { readonly [Status in FilmStatusValue]: readonly RowAction[] } = {
  [FilmStatus.draft]: ['edit', 'delete'],
  [FilmStatus.submitted]: ['view'],
  [FilmStatus.details]: ['open'],
  [FilmStatus.review]: ['open'],
  [FilmStatus.active]: ['open', 'promotions'],
  [FilmStatus.inactive]: ['open', 'promotions'],
  [FilmStatus.rejected]: ['view'],
  [FilmStatus.rejectedWithRows]: ['view'],
  [FilmStatus.contractCancelled]: ['open'],
};

const isKnown = (statusValue: number): statusValue is FilmStatusValue => statusValue in actionsByStatus;

/** The actions of a film by its `statusValue`, in the order of the menu; none for a number that has no meaning yet. */
export const getRowActions = (statusValue: number): readonly RowAction[] =>
  isKnown(statusValue) ? actionsByStatus[statusValue] : [];
