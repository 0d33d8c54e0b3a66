import { useCallback, useState } from 'react';
import type { OutboxState } from '../outbox/useOutbox';
import { type RefusedHelp, readRefusedHelp, writeRefusedHelp } from './refusedHelp';

/**
 * The help that came with the latest refusal, also after a reload.
 *
 * @returns it, null where there is none, and how it is put away and brought back
 */
export function useRefusedHelp(userId: string, outbox: OutboxState) {
  const [refused, setRefused] = useState<RefusedHelp | null>(() => readRefusedHelp(userId));
  const outcome = outbox.status === 'filtered' ? outbox : null;
  const [known, setKnown] = useState(outcome);
  if (outcome !== known) {
    setKnown(outcome);
    if (outcome?.help) setRefused(readRefusedHelp(userId));
  }

  const setAway = useCallback(
    (isAway: boolean) =>
      setRefused((former) => {
        if (!former) return null;
        const changed = { ...former, isAway };
        writeRefusedHelp(userId, changed);
        return changed;
      }),
    [userId],
  );

  return { refused, setAway };
}
