import type { MouseEvent, ReactNode } from 'react';
import { PageHeading } from '../../shared/page/PageHeading';
import { Picture, type PictureName } from '../../ui/states/Picture';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  headline: string;
  /** What to do next: one button (or `ButtonLink`), and links for what else there is. */
  action?: ReactNode;
  children?: ReactNode;
  /** Stands beside the words. */
  picture: PictureName;
}

/** The one look of the status pages, and of what the public forms end with (spec 2): a card where forms have theirs. */
export function StatusPage({ headline, action, children, picture }: StatusPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Picture of={picture} />
        <div className={styles.words}>
          <PageHeading className={styles.headline}>{headline}</PageHeading>
          {children && <div className={styles.text}>{children}</div>}
          {action && (
            <div className={styles.ways} onClickCapture={ignoreSecondClick}>
              {action}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The second half of a double click was meant for what stood here before, such as the button of a form. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
