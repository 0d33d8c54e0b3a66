import type { ConversationFeedbackRow } from '../../../api/admin/feedback';
import { paths } from '../../../shared/address/paths';
import { useConversationList } from '../useFeedback';
import { conversationColumns } from './columns';
import { FeedbackOverview } from './FeedbackOverview';
import { conversationCsv, useConversationPages } from './feedbackCsv';
import { useFeedbackParams } from './useFeedbackParams';

const textsOf = ({ trelloId, id, state, feedback }: ConversationFeedbackRow) => [
  trelloId,
  id,
  state,
  feedback,
];

/** The conversations that people have reported (FBA-003, FBA-031). */
export function ConversationOverviewPage() {
  const address = useFeedbackParams();
  const { FeedbackType: _none, ...query } = address.query;
  return (
    <FeedbackOverview
      title="Conversation feedback"
      address={address}
      list={useConversationList(query)}
      columns={conversationColumns}
      csv={{ columns: conversationCsv, readPage: useConversationPages(query) }}
      textsOf={textsOf}
      pathOf={paths.admin_feedback_conversation_details}
    />
  );
}
