import { ErrorState } from '../ui/states/ErrorState';

/** What shows in place of a page that could not be drawn; the frame around it keeps working. */
export function ErrorPage() {
  return (
    <ErrorState
      title="This page stumbled"
      text="Something went wrong while drawing it. Nothing you typed is lost."
      hasStumbled
      onRetry={() => window.location.reload()}
    />
  );
}
