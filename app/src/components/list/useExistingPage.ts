import { useEffect } from 'react';

/** One page of a list, as far as it was fetched. */
export interface FetchedPage {
  readonly data: { readonly totalPages: number } | undefined;
  /** The page before is still shown. */
  readonly isPlaceholderData: boolean;
}

/** Goes to a list's last page when the one asked for is gone: its last row was taken out, or the address is an old one. */
export const useExistingPage = ({ data, isPlaceholderData }: FetchedPage, page: number, onPage: (last: number) => void) => {
  const last = data && !isPlaceholderData ? Math.max(data.totalPages, 1) : undefined;
  useEffect(() => {
    if (last !== undefined && page > last) onPage(last);
  });
};
