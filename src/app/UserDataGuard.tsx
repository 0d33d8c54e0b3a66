import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from '../auth/context';
import { forgetDrafts, forgetDraftsOfOthers } from '../shared/drafts/drafts';
import { rememberPerson } from '../shared/opening/opening';

/** Keeps one person's data from the next: drafts of others go at login, the cache goes when the person changes. */
export function UserDataGuard() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const former = useRef<string | undefined>(undefined);
  const userId = user?.sub;

  useEffect(() => {
    const before = former.current;
    former.current = userId;
    if (before && before !== userId) {
      void queryClient.cancelQueries();
      queryClient.clear();
    }
    if (!userId) return;
    rememberPerson(userId);
    forgetDraftsOfOthers(userId);
    if (before && before !== userId) {
      // Somebody else without a sign-out in between: what stands on the page and in its boxes is not theirs.
      forgetDrafts(userId);
      window.location.reload();
    }
  }, [userId, queryClient]);

  return null;
}
