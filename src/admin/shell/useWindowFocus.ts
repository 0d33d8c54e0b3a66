import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';

const tellOfFocus = () => focusManager.onFocus();

/**
 * Reads what colleagues may have changed again when the window gets the focus. The library itself hears only of what comes
 * into sight, and a window that stands beside another was in sight all the time.
 */
export function useWindowFocus(): void {
  useEffect(() => {
    window.addEventListener('focus', tellOfFocus);
    return () => window.removeEventListener('focus', tellOfFocus);
  }, []);
}
