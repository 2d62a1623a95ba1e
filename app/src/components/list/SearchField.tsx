import { SearchBox } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import { useToolbarStyles } from './toolbar.styles.ts';

/** Time without a key press after which is searched, in ms. */
const quietTime = 250;

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** What is searched for as of now. */
  readonly searchText: string;
  readonly onSearch: (searchText: string) => void;
  /** @default 'Search by title', as the messages have it */
  readonly label?: string;
}

/** Searches while it is typed into, a moment after the last key. */
export function SearchField({ searchText, onSearch, label }: SearchFieldProps) {
  const { config, text } = usePortal();
  const name = label ?? text('films.search');
  const styles = useToolbarStyles();
  const [typed, setTyped] = useState(searchText);
  const lastSearch = useRef(searchText);
  const search = useRef(onSearch);

  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    if (searchText === lastSearch.current) return;
    lastSearch.current = searchText;
    setTyped(searchText);
  }, [searchText]);

  useEffect(() => {
    if (typed === lastSearch.current) return undefined;
    const timer = setTimeout(() => {
      lastSearch.current = typed;
      search.current(typed);
    }, quietTime);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchBox
      className={styles.search}
      aria-label={name}
      placeholder={name}
      maxLength={config.lists.longestSearch}
      value={typed}
      // Fluent's would offer to clear an empty field, too, and speaks English alone.
      dismiss={typed === '' ? null : { 'aria-label': text('films.clearSearch') }}
      onChange={(_event, data) => setTyped(data.value)}
    />
  );
}
