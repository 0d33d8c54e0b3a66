import type { ReactNode } from 'react';
import { longestSearch } from '../../api/limits';
import styles from './ListToolbar.module.css';
import { Toolbar } from './Toolbar';
import type { ListSearch } from './useListSearch';

interface ListToolbarProps {
  /** What is listed, in small letters, e.g. 'signup sources'. */
  items: string;
  /** What `useListSearch` gave. */
  search: Pick<ListSearch<unknown>, 'text' | 'setText' | 'isSearched' | 'found'>;
  /** What is searched, as an example for whoever types; without it what the list holds. */
  placeholder?: string;
  /** Whether the page says itself how many rows show; default false: a screen reader hears how many were found. */
  isToldElsewhere?: boolean;
  /** Filters, and what can be done with the list as it is shown. */
  children?: ReactNode;
}

/** Stands above a list that is searched where it is: the search, and what else concerns the rows that show. */
export function ListToolbar({
  items,
  search,
  placeholder = `Search ${items}`,
  isToldElsewhere = false,
  children,
}: ListToolbarProps) {
  return (
    <Toolbar>
      <input
        type="search"
        className={`form-control ${styles.box}`}
        aria-label={`Search ${items}`}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={longestSearch}
        value={search.text}
        onChange={({ target }) => search.setText(target.value)}
      />
      {children}
      {!isToldElsewhere && (
        <span className="visually-hidden" role="status">
          {search.isSearched && search.found && `${search.found.length.toLocaleString('en')} found`}
        </span>
      )}
    </Toolbar>
  );
}
