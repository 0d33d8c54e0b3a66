import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useAuth, usePermission } from '../../auth/context';
import { PageHeading } from '../../shared/page/PageHeading';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import styles from './ChatPage.module.css';
import { Composer } from './Composer';
import { ComposerStatus } from './ComposerStatus';
import { Conversation, type ConversationHandle } from './Conversation';
import type { PromptBox } from './outbox/promptBox';
import { useOutbox } from './outbox/useOutbox';
import { useHistory } from './useHistory';

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
  const box = useRef<PromptBox>(null);
  const outbox = useOutbox({ history, box });
  const conversation = useRef<ConversationHandle>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const { status } = outbox.state;
  const sending = outbox.state.status === 'sending' ? outbox.state.message : null;
  const onSend = (text: string) => {
    const isSent = outbox.send(text);
    if (isSent) conversation.current?.toLatest();
    return isSent;
  };
  const onInspect = useCallback((id: number) => setDialog({ kind: 'info', id }), []);
  const onReport = useCallback((id: number) => setDialog({ kind: 'report', id }), []);
  const closeDialog = () => setDialog(null);

  return (
    <div className={styles.page}>
      <PageHeading className="visually-hidden">Chat</PageHeading>
      {/* Outside the view: what has been said stays, in its place, whatever the next reading says. */}
      {history.data && (history.data.length > 0 || sending) ? (
        <Conversation
          ref={conversation}
          entries={history.data}
          sending={sending}
          canInspect={canInspect}
          onInspect={onInspect}
          onReplay={outbox.replay}
          onReport={onReport}
        />
      ) : (
        <div className={styles.instead}>
          <QueryView
            query={history}
            loading="Opening your conversation"
            failed="Your conversation could not be loaded"
          >
            {() => (
              <EmptyState
                title="This is your space"
                text="Write whatever is on your mind, and someone will answer."
              />
            )}
          </QueryView>
        </div>
      )}
      <div className={styles.foot}>
        <Composer
          ref={box}
          userId={userId}
          isDisabled={status === 'sending' || status === 'queued'}
          isDraftSent={sending?.replayOf === null}
          onSend={onSend}
        />
        <ComposerStatus outbox={outbox.state} isOpening={!history.data && history.isFetching} />
      </div>
      <Suspense fallback={null}>
        {dialog?.kind === 'info' && <ResponseInfoDialog chatId={dialog.id} onClose={closeDialog} />}
        {dialog?.kind === 'report' && <ReportDialog chatId={dialog.id} onClose={closeDialog} />}
      </Suspense>
    </div>
  );
}
