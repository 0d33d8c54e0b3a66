import { useCallback } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';
import { useIsHere } from './useIsHere';

/**
 * Leads to another page, as long as the person is where the component stands that asks for it: what the server says
 * late leads nobody away who has gone elsewhere meanwhile. The router's own `useNavigate` is used nowhere else.
 */
export function useNavigateHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => {
      if (isHere()) void navigate(to, options);
    },
    [navigate, isHere],
  );
}
