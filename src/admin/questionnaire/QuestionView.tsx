import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { viewTitleId } from './elementIds';
import styles from './Questionnaire.module.css';

interface QuestionViewProps {
  title: string;
  /** The name of the question's type, once it is known. */
  type?: string;
  children: ReactNode;
}

/** The frame of a view of one question; its heading stays while what is below it loads. */
export function QuestionView({ title, type, children }: QuestionViewProps) {
  return (
    <section className={styles.view} aria-labelledby={viewTitleId}>
      <header className={styles.viewHeader}>
        <h2 id={viewTitleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {type && <span className="badge">{type}</span>}
      </header>
      {children}
    </section>
  );
}

/** Stands in for a question that somebody else has deleted. */
export function MissingQuestion({ onClose }: { onClose(): void }) {
  return (
    <ForbiddenState
      isGone
      heading="h3"
      title="This question is not there any more"
      text="It has been deleted meanwhile. The overview shows what there is now."
    >
      <Button onClick={onClose}>To the overview</Button>
    </ForbiddenState>
  );
}
