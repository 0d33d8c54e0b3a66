import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../../api/failure';
import { listUnreadNews, markAllNewsRead, type NewsItem } from '../../../api/news';
import { cachePolicy } from '../../../shared/query/cachePolicy';
import { changeCached } from '../../../shared/query/changeCached';
import { useCallMutation } from '../../../shared/query/useCallMutation';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import { Details } from '../../../ui/disclosure/Details';
import { RetryButton } from '../../../ui/states/RetryButton';
import { NewsArticle } from '../../news/NewsArticle';
import { startUpKeys } from '../keys';
import { StepFrame } from '../StepFrame';
import { StepBody } from './StepBody';
import styles from './Steps.module.css';

/** As many as a newcomer reads; a folded one is a press away. */
const shownAtOnce = 3;

/** The news that the person has not read, in full (WIZ-049, WIZ-050). */
export function NewsStep() {
  const unread = useCallQuery(startUpKeys.unreadNews(), listUnreadNews, undefined, cachePolicy.askedOnce);
  const shown = useRef<HTMLDivElement>(null);
  // Retry goes, and with it the focus.
  const { failure, isMarking, mark } = useMarkAllRead(unread.data, () => shown.current?.focus());

  return (
    <StepFrame
      intro={unread.data?.length ? 'What has happened here lately.' : undefined}
      // Whoever goes on before they show has read none, and would be led here again after the last step.
      missing={unread.isPending ? 'The news are not loaded yet.' : undefined}
    >
      <StepBody query={unread} loading="Loading the news" failed="The news could not be loaded">
        {(items) => (
          <div ref={shown} className={styles.news} tabIndex={-1}>
            {items.slice(0, shownAtOnce).map((item) => (
              <NewsArticle key={item.id} item={item} />
            ))}
            {items.length > shownAtOnce && (
              <Details
                summary={items.length === shownAtOnce + 1 ? 'One more' : `${items.length - shownAtOnce} more`}
              >
                <div className={styles.news}>
                  {items.slice(shownAtOnce).map((item) => (
                    <NewsArticle key={item.id} item={item} />
                  ))}
                </div>
              </Details>
            )}
            {items.length === 0 && (
              <p>You have read all the news. You find them again under News, whenever you like.</p>
            )}
          </div>
        )}
      </StepBody>
      {failure && (
        <div className={styles.notice} role="alert">
          <p>We could not note that you have read this.</p>
          <RetryButton variant="outline" busy={isMarking} notBefore={failure.retryAt} onRetry={mark} />
        </div>
      )}
    </StepFrame>
  );
}

/** Marks the items as read when they are shown; by itself only once (D-50). */
function useMarkAllRead(items: NewsItem[] | null | undefined, onMended: () => void) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { mutate, isPending } = useCallMutation(markAllNewsRead, {
    onSuccess: async () => {
      await changeCached<NewsItem[]>(queryClient, startUpKeys.unreadNews(), (shown) =>
        shown?.map((item) => ({ ...item, isRead: true })),
      );
      if (failure) onMended();
      setFailure(null);
    },
    onError: setFailure,
  });

  const hasBegun = useRef(false);
  const isDue = items?.some(({ isRead }) => !isRead) ?? false;
  useEffect(() => {
    if (!isDue || hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [isDue, mutate]);

  return { failure, isMarking: isPending, mark: () => mutate() };
}
