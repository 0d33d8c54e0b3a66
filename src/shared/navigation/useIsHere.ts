import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouter } from './context';

/**
 * A stable function that tells whether the person is still where this component stands, for what comes in late. A page
 * that is being left shows until the code of the next one is there; by then the address is the next one's already.
 */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const { pathname } = useLocation();
  const place = useRef<string | null>(null);
  useLayoutEffect(() => {
    place.current = pathname;
    return () => {
      place.current = null;
    };
  }, [pathname]);
  return useCallback(() => place.current === router.location.pathname, [router]);
}
