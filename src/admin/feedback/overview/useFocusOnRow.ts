import { useEffect } from 'react';
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
 * Gives the focus back to the row whose details were closed.
 *
 * @param isThere whether the rows are there
 */
export function useFocusOnRow(isThere: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigateHere();
  const id = isBackFrom(state) ? state.backFrom : null;

  useEffect(() => {
    if (id === null || !isThere) return;
    document.getElementById(rowId(id))?.focus();
    // Once is enough: a reload is no way back.
    navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [id, isThere, navigate, pathname, search]);
}
