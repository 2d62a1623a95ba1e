import { FilmStatus } from '@reelform/schemas/api';
import type { TextLookup } from '../../../portal/messages.ts';
import type { FilmRow } from './filmRow.ts';

const rejectedStatuses: ReadonlySet<number> = new Set([FilmStatus.rejected, FilmStatus.rejectedWithRows]);

/** Whether a film stands rejected. */
export const isRejected = (statusValue: number): boolean => rejectedStatuses.has(statusValue);

/** What the Remarks column says of a film. */
export const getRemarks = (row: Pick<FilmRow, 'statusValue' | 'rejectedAssetCount' | 'remarks'>, text: TextLookup): string => {
  if (row.statusValue === FilmStatus.draft) return text('films.remarks.draft');
  if (isRejected(row.statusValue) && row.rejectedAssetCount > 0)
    return text('films.remarks.rejected', { n: row.rejectedAssetCount });
  return row.remarks?.trim() || text('films.remarks.none');
};
