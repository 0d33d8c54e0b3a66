import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useAuth, usePermission } from '../../auth/context';
import { PageHeading } from '../../shared/page/PageHeading';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import styles from './ChatPage.module.css';
import { Composer, type ComposerHandle } from './Composer';
import { ComposerStatus } from './ComposerStatus';
import { Conversation, type ConversationHandle } from './Conversation';
import type { Message } from './sendMessage';
import { useHistory } from './useHistory';
import { useQueuedSend } from './useQueuedSend';
import { useReconcileUnconfirmedSend } from './useReconcileUnconfirmedSend';
import { useSendMessage } from './useSendMessage';

const ReportDialog = lazy(() =>
  import('../feedback/ReportDialog').then((m) => ({ default: m.ReportDialog })),
);
const ResponseInfoDialog = lazy(() =>
  import('./ResponseInfoDialog').then((m) => ({ default: m.ResponseInfoDialog })),
);

type OpenDialog = { kind: 'report' | 'info'; id: number };

/** The chat screen (spec 2, Chat screen). */
export function ChatPage() {
  const userId = useAuth().user?.sub ?? '';
  const canInspect = usePermission('read:chatstat');
  const history = useHistory();
  const { send, pending, ended, outcome } = useSendMessage();
  const composer = useRef<ComposerHandle>(null);
  const conversation = useRef<ConversationHandle>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const isSending = pending !== null;
  const isOpening = !history.data && history.isFetching;
  const keep = useCallback(() => composer.current?.keep(), []);
  const reload = useCallback(() => composer.current?.reload(), []);
  useOnSent(ended, () => {
    composer.current?.reload();
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) composer.current?.focus();
  });
  useReconcileUnconfirmedSend({
    userId,
    entries: history.isFetching || history.isError ? null : (history.data ?? null),
    isSending,
    onSettling: keep,
    onSettled: reload,
  });
  const { isHeld, hold } = useQueuedSend({
    isOpening,
    onRelease: () => {
      if (history.data) composer.current?.submit();
      else composer.current?.focus();
    },
  });

  const onSend = (text: string) => {
    if (isSending) return false;
    if (!history.data) {
      hold();
      if (!history.isFetching) void history.refetch();
      return false;
    }
    send(text);
    conversation.current?.toLatest();
    return true;
  };
  const onReplay = useCallback(
    (id: number, text: string) => {
      // What stands in the box is shown again at the end, from where it is stored.
      keep();
      send(text, id);
    },
    [send, keep],
  );
  const onInspect = useCallback((id: number) => setDialog({ kind: 'info', id }), []);
  const onReport = useCallback((id: number) => setDialog({ kind: 'report', id }), []);
  const closeDialog = () => setDialog(null);

  return (
    <div className={styles.page}>
      <PageHeading className="visually-hidden">Chat</PageHeading>
      {history.data && (history.data.length > 0 || pending) ? (
        <Conversation
          ref={conversation}
          entries={history.data}
          pending={pending}
          canInspect={canInspect}
          onInspect={onInspect}
          onReplay={onReplay}
          onReport={onReport}
        />
      ) : (
        <div className={styles.instead}>
          {history.isPending && <LoadingState label="Opening your conversation" />}
          {history.isError && !history.data && (
            <QueryFailure query={history} title="Your conversation could not be loaded" />
          )}
          {history.data && (
            <EmptyState
              title="This is your space"
              text="Write whatever is on your mind, and someone will answer."
            />
          )}
        </div>
      )}
      <div className={styles.foot}>
        <Composer
          ref={composer}
          userId={userId}
          isSending={isSending || isHeld}
          isDraftSent={pending?.replayOf === null}
          onSend={onSend}
        />
        <ComposerStatus pending={pending} outcome={outcome} isOpening={isOpening} isHeld={isHeld} />
      </div>
      <Suspense fallback={null}>
        {dialog?.kind === 'info' && <ResponseInfoDialog chatId={dialog.id} onClose={closeDialog} />}
        {dialog?.kind === 'report' && <ReportDialog chatId={dialog.id} onClose={closeDialog} />}
      </Suspense>
    </div>
  );
}

/** Runs an action each time a send has ended, even one that failed too quickly to show as going on. */
function useOnSent(ended: Message | null, action: () => void) {
  const former = useRef(ended);
  useEffect(() => {
    if (ended && ended !== former.current) action();
    former.current = ended;
  });
}
