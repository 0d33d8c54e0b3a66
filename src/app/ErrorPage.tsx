import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/states/ErrorState';

/** What shows in place of a page that could not be drawn; the frame around it keeps working. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error('A page could not be drawn:', error), [error]);

  return (
    <ErrorState
      title="This page stumbled"
      text="Something went wrong while drawing it. Nothing you typed is lost."
      onRetry={() => window.location.reload()}
    />
  );
}
