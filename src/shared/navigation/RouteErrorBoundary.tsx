import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';

interface RouteErrorBoundaryProps {
  /** What shows in place of a page that could not be drawn, until the person goes elsewhere. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what breaks in a page from the frame around it. */
export function RouteErrorBoundary(props: RouteErrorBoundaryProps) {
  return <Boundary {...props} location={useLocation()} />;
}

interface BoundaryState {
  location: Location;
  hasFailed: boolean;
}

class Boundary extends Component<RouteErrorBoundaryProps & { location: Location }, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: BoundaryState) {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override componentDidCatch(error: unknown) {
    console.error('A page could not be drawn:', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
