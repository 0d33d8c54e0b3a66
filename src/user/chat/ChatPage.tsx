import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Help } from '../../api/help/help';
import { useAuth, usePermission } from '../../auth/context';
import { PageHeading } from '../../shared/page/PageHeading';
import { QueryView } from '../../shared/query/QueryView';
import { onPainted } from '../../ui/afterPaint';
import { IconButton } from '../../ui/IconButton';
import { lazyPart } from '../../ui/lazyPart';
import { EmptyState } from '../../ui/states/EmptyState';
import { useSecondsUntil } from '../../ui/useSecondsUntil';
import styles from './ChatPage.module.css';
import { Composer } from './Composer';
import { ComposerStatus } from './ComposerStatus';
import { Conversation, type ConversationHandle } from './Conversation';
import { isApple } from './find/findShortcut';
import { useFindBar } from './find/useFindBar';
import { HelpAnnouncement } from './help/HelpAnnouncement';
import { loadHelpCode } from './help/useHelpCode';
import { useRefusedHelp } from './help/useRefusedHelp';
import type { PromptBox } from './outbox/promptBox';
import { type OutboxState, useOutbox } from './outbox/useOutbox';
import { useGrowingHelp } from './useGrowingText';
import { useHistory } from './useHistory';

const ReportDialog = lazyPart(async () => (await import('../feedback/ReportDialog')).ReportDialog);
const ResponseInfoDialog = lazyPart(async () => (await import('./ResponseInfoDialog')).ResponseInfoDialog);
const FindBar = lazyPart(async () => (await import('./find/FindBar')).FindBar);

type OpenDialog = { kind: 'report' | 'info'; id: number };

/** The chat screen (spec 2, Chat screen). */
export function ChatPage() {
  const userId = useAuth().user?.sub ?? '';
  const canInspect = usePermission('read:chatstat');
  const history = useHistory();
  const box = useRef<PromptBox>(null);
  const outbox = useOutbox({ history, box });
  const { refused, setAway } = useRefusedHelp(userId, outbox.state);
  const conversation = useRef<ConversationHandle>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const hasEntries = (history.data?.length ?? 0) > 0;
  const find = useFindBar(hasEntries);
  const [whole, setWhole] = useState<number | null>(null);

  const { status } = outbox.state;
  const sending = outbox.state.status === 'sending' ? outbox.state.message : null;
  // Sent before the conversation stood: what was said is followed once it does.
  const wasQueued = useRef(false);
  useEffect(() => {
    if (status === 'queued') wasQueued.current = true;
    else if (wasQueued.current && conversation.current) {
      wasQueued.current = false;
      conversation.current.toLatest();
    }
  });
  const heldForSeconds = useSecondsUntil(outbox.retryAt);
  const growingHelp = useGrowingHelp(sending?.reply ?? null);
  const onSend = (text: string) => {
    const isSent = outbox.send(text);
    if (isSent) {
      conversation.current?.toLatest();
      onPainted(() => void loadHelpCode());
    }
    return isSent;
  };
  const onInspect = useCallback((id: number) => setDialog({ kind: 'info', id }), []);
  const onReport = useCallback((id: number) => setDialog({ kind: 'report', id }), []);
  const closeDialog = () => setDialog(null);

  return (
    <div className={styles.page}>
      <PageHeading className="visually-hidden">Chat</PageHeading>
      {find.isOpen && history.data && (
        <FindBar entries={history.data} conversation={conversation} onMatch={setWhole} onClose={find.close} />
      )}
      {/* Outside the view: what has been said stays, in its place, whatever the next reading says. */}
      {history.data && (history.data.length > 0 || sending || refused) ? (
        <Conversation
          ref={conversation}
          entries={history.data}
          sending={sending}
          whole={whole}
          refused={refused}
          onHelpAway={setAway}
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
          isHeld={heldForSeconds > 0}
          sentText={sending?.replayOf === null ? sending.text : null}
          onSend={onSend}
        />
        <div className={styles.under}>
          <ComposerStatus
            outbox={outbox.state}
            isOpening={!history.data && history.isFetching}
            heldForSeconds={heldForSeconds}
            onStop={outbox.stop}
          />
          {hasEntries && (
            <IconButton
              label="Find in your conversation"
              title={`Find in your conversation (${isApple() ? '⌘⇧F' : 'Ctrl+Shift+F'})`}
              icon={<Search size={18} />}
              aria-expanded={find.isOpen}
              onClick={find.isOpen ? find.close : find.open}
            />
          )}
        </div>
        <HelpAnnouncement userId={userId} help={growingHelp ?? helpOf(outbox.state)} />
      </div>
      {dialog?.kind === 'info' && <ResponseInfoDialog chatId={dialog.id} onClose={closeDialog} />}
      {dialog?.kind === 'report' && <ReportDialog chatId={dialog.id} onClose={closeDialog} />}
    </div>
  );
}

/** The help that the latest message was answered with. */
function helpOf(outbox: OutboxState): Help | null {
  if (outbox.status === 'filtered') return outbox.help ?? null;
  if (outbox.status !== 'answered') return null;
  return outbox.help ?? (outbox.reply?.renderer === 'ContentFilter' ? outbox.reply.data.help : null) ?? null;
}
