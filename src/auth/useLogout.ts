import { useToasts } from '../ui/toasts/useToasts';
import { useAuth } from './context';

/**
 * What 'Log out' does: it ends the session, or says that there is no connection to end it over. Without one the browser
 * would show its own error page, and the session at the provider would live on.
 */
export function useLogout(): () => void {
  const { logout } = useAuth();
  const toasts = useToasts();
  return () => {
    if (navigator.onLine) return void logout();
    toasts.show({
      title: 'You are offline',
      message: 'You are still signed in. Please log out once you have a connection.',
      tone: 'warning',
    });
  };
}
