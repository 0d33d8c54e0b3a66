import type { ReactNode } from 'react';
import { LoginFailure } from '../public/LoginFailure';
import { VisitorFrame } from '../public/VisitorFrame';
import styles from './SignInFrame.module.css';

interface SignInFrameProps {
  /** What a login that was started here has ended with. */
  failure: Error | null;
  children: ReactNode;
}

/** The header that leads home around what shows in place of a page while nobody is known to be signed in. */
export function SignInFrame({ failure, children }: SignInFrameProps) {
  return (
    <VisitorFrame>
      <div className={styles.state}>
        {children}
        {failure && <LoginFailure error={failure} />}
      </div>
    </VisitorFrame>
  );
}
