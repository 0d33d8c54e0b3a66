import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigateHere } from '../../../shared/navigation/useNavigateHere';

/** The id of the button that opens a row. */
export const rowId = (id: number) => `feedback-${id}`;

/** What the way back from the details says to the list. */
export interface BackFrom {
  backFrom: number;
}

const isBackFrom = (state: unknown): state is BackFrom =>
  typeof state === 'object' && state !== null && 'backFrom' in state;

/**
 * Gives the focus back to the row whose details were closed. When the list is read again without it, the heading has the
 * focus.
 *
 * @param isThere whether the rows are there
 */
export function useFocusOnRow(isThere: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigateHere();
  const id = isBackFrom(state) ? state.backFrom : null;
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (id === null || !isThere) return;
    opener.current = document.getElementById(rowId(id));
    opener.current?.focus();
    // Once is enough: a reload is no way back.
    navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [id, isThere, navigate, pathname, search]);

  useEffect(() => {
    if (!opener.current || opener.current.isConnected) return;
    opener.current = null;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}
