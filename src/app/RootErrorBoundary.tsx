import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/states/ErrorState';

/** The last net, for what breaks outside of the pages: never a white screen. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <ErrorState
          title="Something went wrong"
          text="Nothing you typed is lost. Please load the page again."
          hasStumbled
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
