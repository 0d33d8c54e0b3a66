import { Component, createContext, type ReactNode } from 'react';

/** What broke, for what shows in its place. */
export const BrokenBy = createContext<unknown>(null);

interface ErrorBoundaryProps {
  /** What shows in place of what could not be drawn, as long as `place` is the same. */
  fallback: ReactNode;
  place?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  place: unknown;
  error?: unknown;
}

/** Keeps what breaks inside from what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    console.error('A page could not be drawn:', error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <BrokenBy value={error}>{this.props.fallback}</BrokenBy>;
  }
}
