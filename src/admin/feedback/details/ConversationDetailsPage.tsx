import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import type { ConversationFeedbackItem } from '../../../api/admin/feedback';
import { paths } from '../../../shared/address/paths';
import { Button } from '../../../ui/Button';
import { useDisclosure } from '../../../ui/disclosure/useDisclosure';
import { holdsMessage, reportedMessageId } from '../../shared/session/reportedMessage';
import { SessionView } from '../../shared/session/SessionView';
import { useConversationItem } from '../useFeedback';
import styles from './Details.module.css';
import { FeedbackDetails } from './FeedbackDetails';

/** One reported conversation (FBA-036, FBA-040 to FBA-050). */
export function ConversationDetailsPage() {
  const id = Number(useParams().id);
  return <ConversationDetails key={id} id={id} />;
}

function ConversationDetails({ id }: { id: number }) {
  const [isShown, setShown] = useState(false);
  const disclosure = useDisclosure(isShown, () => setShown(!isShown));

  const jump = () => {
    flushSync(() => setShown(true));
    const message = document.getElementById(reportedMessageId);
    message?.focus({ preventScroll: true });
    message?.scrollIntoView({ block: 'center' });
  };

  return (
    <FeedbackDetails
      reviewed={{ type: 'conversation', id }}
      title="Conversation feedback"
      listPath={paths.admin_feedback_conversation()}
      item={useConversationItem(id)}
      afterText={({ data, chatId }) =>
        holdsMessage(data, chatId) && (
          <Button variant="quiet" onClick={jump}>
            <ArrowDown aria-hidden size={16} />
            Jump to the reported message
          </Button>
        )
      }
    >
      {(item) => <Conversation item={item} isShown={isShown} disclosure={disclosure} />}
    </FeedbackDetails>
  );
}

interface ConversationProps {
  item: ConversationFeedbackItem;
  isShown: boolean;
  disclosure: ReturnType<typeof useDisclosure>;
}

function Conversation({ item: { data, chatId }, isShown, disclosure }: ConversationProps) {
  return (
    <section className={styles.conversation} aria-label="Conversation">
      <Button variant="outline" {...disclosure.button}>
        {isShown ? 'Hide conversation' : 'Show conversation'}
      </Button>
      {isShown && (
        <div id={disclosure.contentId}>
          <SessionView session={data} problemId={chatId} />
        </div>
      )}
    </section>
  );
}
