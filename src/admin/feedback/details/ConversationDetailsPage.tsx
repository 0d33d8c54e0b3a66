import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ConversationFeedbackItem } from '../../../api/admin/feedback';
import { paths } from '../../../shared/address/paths';
import { Button } from '../../../ui/Button';
import { useDisclosure } from '../../../ui/disclosure/useDisclosure';
import { SessionView } from '../../shared/session/SessionView';
import { useConversationItem } from '../useFeedback';
import styles from './Details.module.css';
import { FeedbackDetails } from './FeedbackDetails';

/** One reported conversation (FBA-036, FBA-040 to FBA-050). */
export function ConversationDetailsPage() {
  const id = Number(useParams().id);
  return (
    <FeedbackDetails
      key={id}
      reviewed={{ type: 'conversation', id }}
      title="Conversation feedback"
      listPath={paths.admin_feedback_conversation()}
      item={useConversationItem(id)}
    >
      {(item) => <Conversation item={item} />}
    </FeedbackDetails>
  );
}

function Conversation({ item: { data, chatId } }: { item: ConversationFeedbackItem }) {
  const [isShown, setShown] = useState(false);
  const { button, contentId } = useDisclosure(isShown, () => setShown(!isShown));
  return (
    <section className={styles.conversation} aria-label="Conversation">
      <Button variant="outline" {...button}>
        {isShown ? 'Hide conversation' : 'Show conversation'}
      </Button>
      {isShown && (
        <div id={contentId}>
          <SessionView session={data} problemId={chatId} />
        </div>
      )}
    </section>
  );
}
