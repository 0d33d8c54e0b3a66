import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { TokenClaims } from '../auth/claims';
import type { Router } from '../shared/navigation/createRouter';
import { useClient } from '../shared/query/useClient';
import { makeOpeningCalls } from './makeOpeningCalls';

export interface OpeningCallsHandle {
  /** Somebody is signed in, with what their token grants. */
  begin(claims: TokenClaims): void;
}

interface OpeningCallsProps {
  router: Router;
  ref: Ref<OpeningCallsHandle>;
}

/** Stands where the client is at hand, and makes the first calls of the visit with it, once. Draws nothing. */
export function OpeningCalls({ router, ref }: OpeningCallsProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const hasBegun = useRef(false);

  useImperativeHandle(
    ref,
    () => ({
      begin: ({ roles }) => {
        if (hasBegun.current) return;
        hasBegun.current = true;
        if (roles.includes('AppUser')) void makeOpeningCalls({ router, client, queryClient });
      },
    }),
    [router, client, queryClient],
  );
  return null;
}
