import { CloudOff, Lock, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './FailedLook.module.css';

interface LookProps {
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** Default 'h2'. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Whether there is nothing beside it: then it is the page's main region, with the page's heading. */
  isPage?: boolean;
  /** Ways on: links or buttons. */
  children?: ReactNode;
}

interface FailedLookProps extends LookProps {
  onRetry?(): void;
}

/** Stands in for what could not be loaded: what happened, and what can be done about it. Announced at once. */
export function FailedLook({ onRetry, children, ...look }: FailedLookProps) {
  return (
    <Look {...look} role="alert" icon={<CloudOff size={28} />}>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      {children}
    </Look>
  );
}

/** Stands in for a list without items: what will be here, and what to do next. */
export function EmptyLook(props: LookProps) {
  return <Look {...props} icon={<Sprout size={28} />} />;
}

/** Stands in for what the person may not see. */
export function RefusedLook(props: LookProps) {
  return <Look {...props} icon={<Lock size={28} />} />;
}

interface FrameProps extends LookProps {
  icon: ReactNode;
  role?: 'alert';
}

function Look({ title, text, isPage, heading, icon, role, children }: FrameProps) {
  const Heading = heading ?? (isPage ? 'h1' : 'h2');
  const look = (
    <div className={styles.look} role={role}>
      <span className={styles.icon}>{icon}</span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
  return isPage ? <main>{look}</main> : look;
}
