import { useLocation } from 'react-router-dom';
import { sanitizeReturnTo } from '../../auth/returnTo';
import { Button } from '../../ui/Button';
import { useIsOnline } from '../../ui/useIsOnline';
import { StatusPage } from './StatusPage';

/** Shown when the server cannot be reached; Retry loads the page that the person came from in its place (D-13). */
export function NoServicePage() {
  const from = sanitizeReturnTo((useLocation().state as { from?: string } | null)?.from);
  const isOnline = useIsOnline();
  return (
    <StatusPage
      picture={isOnline ? 'failed' : 'offline'}
      headline="Oops! Something went wrong."
      action={<Button onClick={() => window.location.replace(from)}>Retry</Button>}
    >
      <p>We can't connect to the server at the moment. Please try again later.</p>
      {!isOnline && <p>Your device has no network connection just now.</p>}
    </StatusPage>
  );
}
