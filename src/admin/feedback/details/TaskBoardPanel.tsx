import { useRef } from 'react';
import { QueryView } from '../../../shared/query/QueryView';
import { useAskAndDelete } from '../../shared/useAskAndDelete';
import type { Reviewed } from '../reviewed';
import { useLink, useLinkChanges } from '../useReview';
import styles from './Details.module.css';
import { LinkCardForm } from './LinkCardForm';
import { LinkedCard } from './LinkedCard';

/** The task-board card of a feedback: created, searched, shown, refreshed and unlinked (TRE-001 to TRE-017). */
export function TaskBoardPanel({ reviewed }: { reviewed: Reviewed }) {
  const link = useLink(reviewed);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes with what it changes.
  const changes = useLinkChanges(reviewed, () => heading.current?.focus());
  const askAndDelete = useAskAndDelete();
  const unlink = () =>
    void askAndDelete({
      mutation: changes.unlink,
      input: { params: { ...reviewed } },
      question: {
        title: 'Delete the Trello link?',
        message: 'The card stays on the board, and can be linked again by its number.',
        okLabel: 'Delete',
        cancelLabel: 'Cancel',
      },
    });

  return (
    <section className={styles.part} aria-label="Trello">
      <h2 ref={heading} tabIndex={-1} className={styles.partTitle}>
        Trello
      </h2>
      <QueryView
        query={link}
        loading="Loading the Trello card"
        failed="The Trello card could not be loaded"
        empty={<LinkCardForm reviewed={reviewed} changes={changes} />}
      >
        {(card) => (
          <LinkedCard
            card={card}
            isRefreshing={link.isFetching}
            isUnlinking={changes.unlink.isPending}
            onRefresh={() => void link.refetch()}
            onUnlink={unlink}
          />
        )}
      </QueryView>
    </section>
  );
}
