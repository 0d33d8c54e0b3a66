import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type TryOut, type TryOutRequest, tryOutPrompt } from '../../api/admin/prompts';
import type { CallFailure } from '../../api/failure';
import { useClient } from '../../shared/query/useClient';
import type { PromptIds } from './promptIds';

/** Tries a text out, one at a time; `cancel` gives up the one under way, and so does leaving. A failure has been told. */
export function useTryOut(prompt: PromptIds) {
  const client = useClient();
  const running = useRef<AbortController>(null);
  const { mutate, data, isPending, reset, variables } = useMutation<
    TryOut | null,
    CallFailure,
    TryOutRequest
  >({
    mutationFn: async (body) => {
      running.current = new AbortController();
      const { signal } = running.current;
      return (await client.sendOrThrow(tryOutPrompt, { params: { ...prompt }, body }, { signal })).data;
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  return {
    /** What came of the last one, and the text that it tried. */
    result: data ?? null,
    triedText: variables?.promptText ?? '',
    isPending,
    tryOut: (request: TryOutRequest) => {
      if (!isPending) mutate(request);
    },
    cancel: () => {
      running.current?.abort();
      reset();
    },
  };
}
