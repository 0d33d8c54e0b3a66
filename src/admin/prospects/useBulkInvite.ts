import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { inviteProspect, type Prospect } from '../../api/admin/prospects';
import { CallFailure } from '../../api/failure';
import { changeCached } from '../../shared/query/changeCached';
import { patiently } from '../../shared/query/patiently';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useClient } from '../../shared/query/useClient';
import { useSingleFlight } from '../../shared/query/useSingleFlight';
import { useToasts } from '../../ui/toasts/useToasts';
import { prospectsKeys } from './keys';

/** What came of one invitation: nothing to say, or why it was not sent. */
export interface Invitation {
  prospect: Prospect;
  failure: string | null;
}

export interface InvitationRun {
  total: number;
  done: readonly Invitation[];
  isStopped: boolean;
}

/**
 * Invites many prospects one after another, by the same call as one. What is on its way when somebody stops or leaves
 * still comes to its end; a toast then says how far it came.
 *
 * @param onSent called for each whose invitation has gone out
 */
export function useBulkInvite(onSent: (id: number) => void) {
  const client = useClient();
  const queries = useQueryClient();
  const toasts = useToasts();
  const [run, setRun] = useState<InvitationRun | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [stopping, setStopping] = useState<AbortController | null>(null);
  const isGone = useRef(false);
  useAskBeforeUnload(isRunning);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const invite = useSingleFlight(async (prospects: readonly Prospect[]) => {
    const stop = new AbortController();
    const hasToStop = () => stop.signal.aborted || isGone.current;
    const done: Invitation[] = [];
    const show = () => setRun({ total: prospects.length, done: [...done], isStopped: hasToStop() });
    setStopping(stop);
    setRunning(true);
    show();
    for (const prospect of prospects) {
      if (hasToStop()) break;
      const failure = await patiently(
        () => client.sendOrThrow(inviteProspect, { params: { id: prospect.id } }, { toast: false }),
        stop.signal,
      ).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      done.push({ prospect, failure: failure === null ? null : wordsOf(failure) });
      if (failure === null) {
        onSent(prospect.id);
        const change = (list?: Prospect[]) => list?.map(sentTo(prospect.id));
        await changeCached(queries, prospectsKeys.list(), change);
      }
      show();
      // Nobody can be reached any more, or somebody has signed out: the next ones would come to the same.
      if (failure instanceof CallFailure && failure.leadsAway) break;
    }
    if (isGone.current) {
      const sent = done.filter(({ failure }) => failure === null).length;
      toasts.show({
        title: done.length === prospects.length ? 'Invited' : 'Stopped inviting',
        message: `${sent} of ${prospects.length} invitations were sent.`,
        tone: sent === prospects.length ? 'success' : 'warning',
      });
    }
    await queries.invalidateQueries({ queryKey: prospectsKeys.list() });
    setRunning(false);
  });

  return {
    /** How far it is, or how it ended; null before the first one. */
    run,
    isRunning,
    invite: (prospects: readonly Prospect[]) => void invite(prospects),
    stop: () => {
      stopping?.abort();
      setRun((now) => now && { ...now, isStopped: true });
    },
    dismiss: () => setRun(null),
  };
}

/** Until the list is read again: only this row is drawn anew. */
const sentTo = (id: number) => (prospect: Prospect) =>
  prospect.id === id ? { ...prospect, firstMail: new Date().toISOString() } : prospect;

const wordsOf = (failure: unknown) =>
  failure instanceof CallFailure ? refusalMessage(failure) : 'It was not sent.';

function useAskBeforeUnload(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
