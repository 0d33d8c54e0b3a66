import { useQueryClient } from '@tanstack/react-query';
import {
  addFeedbackLog,
  changeFeedbackState,
  createCard,
  type FeedbackLog,
  getTaskBoardLink,
  linkCard,
  listFeedbackLogs,
  removeCardLink,
} from '../../api/admin/feedback';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { changeCached } from '../../shared/query/changeCached';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { feedbackKeys } from './keys';
import type { Reviewed } from './reviewed';

/** The change log, newest first (FBA-065). */
export const useLogs = (reviewed: Reviewed) =>
  useCallQuery(
    feedbackKeys.log(reviewed),
    listFeedbackLogs,
    { params: { ...reviewed } },
    cachePolicy.alwaysFresh,
  );

/** The card that is linked, null for none (TRE-007). */
export const useLink = (reviewed: Reviewed) =>
  useCallQuery(
    feedbackKeys.link(reviewed),
    getTaskBoardLink,
    { params: { ...reviewed } },
    cachePolicy.alwaysFresh,
  );

/** Adds a line to the log (FBA-066). */
export function useAddLog(reviewed: Reviewed) {
  const queries = useQueryClient();
  return useCallMutation(addFeedbackLog, {
    onSuccess: (logs) =>
      changeCached<{ logs: FeedbackLog[] }>(queries, feedbackKeys.log(reviewed), () => logs ?? undefined),
  });
}

/** Moves the feedback to another state; what it is now, and its log, are read again whatever came of it (FBA-064). */
export function useChangeState(reviewed: Reviewed) {
  const queries = useQueryClient();
  return useCallMutation(changeFeedbackState, {
    onSettled: () => queries.invalidateQueries({ queryKey: feedbackKeys.item(reviewed) }),
  });
}

/**
 * Creates, links and unlinks a card; the feedback, its link and its log are read again after each (TRE-008 to TRE-010,
 * TRE-017).
 *
 * @param onSuccess once the link has changed
 */
export function useLinkChanges(reviewed: Reviewed, onSuccess: () => void) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: feedbackKeys.item(reviewed) });
  const extras = { onSuccess, onSettled };
  return {
    create: useCallMutation(createCard, extras),
    link: useCallMutation(linkCard, extras),
    unlink: useCallMutation(removeCardLink, extras),
  };
}

export type LinkChanges = ReturnType<typeof useLinkChanges>;
