import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { GenericFeedbackItem } from '../../../api/admin/feedback';
import type { CallFailure } from '../../../api/failure';
import { useUnsavedChangesPrompt } from '../../../shared/forms/useUnsavedChangesPrompt';
import { useNavigateHere } from '../../../shared/navigation/useNavigateHere';
import { QueryView } from '../../../shared/query/QueryView';
import { Button } from '../../../ui/Button';
import { DateTime } from '../../../ui/DateTime';
import { type Description, DescriptionList } from '../../../ui/DescriptionList';
import { StaffPage } from '../../shared/StaffPage';
import { FeedbackTabs } from '../FeedbackTabs';
import { feedbackKeys } from '../keys';
import type { BackFrom } from '../overview/useFocusOnRow';
import type { Reviewed } from '../reviewed';
import styles from './Details.module.css';
import { LogPanel } from './LogPanel';
import { type Seen, StateSection } from './StateSection';
import { TaskBoardPanel } from './TaskBoardPanel';
import { useEntryForm } from './useEntryForm';

type Head = Seen & Pick<GenericFeedbackItem, 'id' | 'feedback' | 'createdAt' | 'updatedAt'>;

interface FeedbackDetailsProps<Item> {
  reviewed: Reviewed;
  title: string;
  listPath: string;
  item: {
    data: Item | null | undefined;
    error: CallFailure | null;
    refetch(): Promise<{ data?: Item | null; error: CallFailure | null; isSuccess: boolean }>;
  };
  /** What can be done with the text, right below it. */
  afterText?(item: Item): ReactNode;
  /** What is known beside what every feedback has. */
  facts?(item: Item): readonly Description[];
  /** What stands below, over the whole width. */
  children?(item: Item): ReactNode;
}

/** A feedback under review, in the place of its list (staff 2, Feedback details). */
export function FeedbackDetails<Item extends Head>({
  reviewed,
  title,
  listPath,
  item,
  afterText,
  facts,
  children,
}: FeedbackDetailsProps<Item>) {
  const { type, id } = reviewed;
  const { data, error, refetch } = item;
  const { search } = useLocation();
  const navigate = useNavigateHere();
  const queries = useQueryClient();
  const stateEntry = useEntryForm(`feedback:${type}:${id}:state`);
  const logEntry = useEntryForm(`feedback:${type}:${id}:log`);

  const { allowLeave } = useUnsavedChangesPrompt(stateEntry.isDirty || logEntry.isDirty, () => {
    stateEntry.clear();
    logEntry.clear();
  });

  const isGone = data === null || error?.isGone || !Number.isInteger(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has gone, once
  useEffect(() => {
    if (!isGone) return;
    allowLeave();
    navigate(listPath + search, { replace: true });
  }, [isGone]);

  const close = () => navigate(listPath + search, { state: { backFrom: id } satisfies BackFrom });
  const readAgain = async () => {
    const now = await refetch();
    // What was read before comes with a failure, too.
    if (now.error) throw now.error;
    // Who has changed it has left a line in the log, or another card.
    if (now.data?.updatedAt !== data?.updatedAt) {
      void queries.invalidateQueries({ queryKey: feedbackKeys.log(reviewed) });
      void queries.invalidateQueries({ queryKey: feedbackKeys.link(reviewed) });
    }
    return now.data ?? null;
  };

  return (
    <StaffPage
      title={title}
      aside={`#${id}`}
      actions={
        <Button variant="outline" onClick={close}>
          Close
        </Button>
      }
    >
      <FeedbackTabs />
      {!isGone && (
        <QueryView query={item} loading="Loading the feedback" failed="The feedback could not be loaded">
          {(loaded) => (
            <>
              <div className={styles.columns}>
                <div className={styles.card}>
                  <section className={styles.said} aria-label="Feedback">
                    {loaded.feedback.trim() === '' ? (
                      <p className={styles.wordless}>No words were given.</p>
                    ) : (
                      <p className={styles.text}>{loaded.feedback}</p>
                    )}
                    {afterText?.(loaded)}
                  </section>
                  <DescriptionList
                    className={styles.facts}
                    facts={[
                      ['Id', loaded.id],
                      ...(facts?.(loaded) ?? []),
                      ['Created At', <DateTime key="created" iso={loaded.createdAt} />],
                      ['Updated At', <DateTime key="updated" iso={loaded.updatedAt} />],
                    ]}
                  />
                  <StateSection reviewed={reviewed} seen={loaded} entry={stateEntry} readAgain={readAgain} />
                  <TaskBoardPanel reviewed={reviewed} />
                </div>
                <LogPanel reviewed={reviewed} entry={logEntry} />
              </div>
              {children?.(loaded)}
            </>
          )}
        </QueryView>
      )}
    </StaffPage>
  );
}
