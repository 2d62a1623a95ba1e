import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortal } from '../../../portal/PortalContext.ts';
import { type ListQuery, readListQuery, writeListQuery } from './listQuery.ts';

/** Turns the list as it stands into the list that is wanted. */
export type ListChange = (query: ListQuery) => ListQuery;

/**
 * The list that the page's address asks for, and how to change it.
 * @returns the query, and a function whose second argument says whether the change gets an entry of its own in the
 * browser's history
 */
export const useListQuery = (): readonly [ListQuery, (change: ListChange, history: 'push' | 'replace') => void] => {
  const { longestSearch } = usePortal().config.lists;
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters, longestSearch), [parameters, longestSearch]);
  const change = (next: ListChange, history: 'push' | 'replace') =>
    setParameters((current) => writeListQuery(next(readListQuery(current, longestSearch))), { replace: history === 'replace' });
  return [query, change];
};
