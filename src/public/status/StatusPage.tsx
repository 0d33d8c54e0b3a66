import type { MouseEvent, ReactNode } from 'react';
import { PageHeading } from '../../shared/page/PageHeading';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  headline: string;
  /** What to do next: a link or a button. */
  action?: ReactNode;
  children?: ReactNode;
  /** A drawing above the headline. */
  icon?: ReactNode;
}

/** The common look of the four status pages, and of what the public forms end with (spec 2). */
export function StatusPage({ headline, action, children, icon }: StatusPageProps) {
  return (
    <div className={styles.status}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <PageHeading className={styles.headline}>{headline}</PageHeading>
      {children && <div className={styles.text}>{children}</div>}
      {action && (
        <div className={styles.way} onClickCapture={ignoreSecondClick}>
          {action}
        </div>
      )}
    </div>
  );
}

/** The second half of a double click was meant for what stood here before, such as the button of a form. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
