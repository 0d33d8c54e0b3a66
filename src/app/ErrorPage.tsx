import { useContext } from 'react';
import { BrokenBy } from '../ui/ErrorBoundary';
import { MissingCode } from '../ui/loadOrReload';
import { ErrorState } from '../ui/states/ErrorState';

/** What shows in place of a page that could not be loaded or drawn; the frame around it keeps working. */
export function ErrorPage() {
  const isMissing = useContext(BrokenBy) instanceof MissingCode;
  return (
    <ErrorState
      heading="h1"
      title={isMissing ? 'This page could not be loaded' : 'This page stumbled'}
      text={`${isMissing ? 'Please check your connection and try again.' : 'Something went wrong while drawing it.'} Nothing you typed is lost.`}
      hasStumbled={!isMissing}
      onRetry={() => window.location.reload()}
    />
  );
}
