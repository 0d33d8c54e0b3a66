import { Component, type ReactNode } from 'react';

interface AuthErrorBoundaryProps {
  onError(error: Error): void;
  children: ReactNode;
}

/**
 * Catches what the SDK throws when it starts, such as that the browser lacks the cryptography it needs: then the login
 * fails, but the page stays.
 */
export class AuthErrorBoundary extends Component<AuthErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
