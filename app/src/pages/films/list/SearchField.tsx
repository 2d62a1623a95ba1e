import { SearchBox } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { useFilmToolbarStyles } from './FilmToolbar.styles.ts';

/** Time without a key press after which is searched, in ms. */
const quietTime = 250;

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** What is searched for as of now. */
  readonly searchText: string;
  readonly onSearch: (searchText: string) => void;
  /** @default that of My Films */
  readonly label?: string;
}

/** Searches while it is typed into, a moment after the last key. */
export function SearchField({ searchText, onSearch, label: given }: SearchFieldProps) {
  const text = useText();
  const label = given ?? text('films.search');
  const styles = useFilmToolbarStyles();
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
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={typed}
      onChange={(_event, data) => setTyped(data.value)}
    />
  );
}
