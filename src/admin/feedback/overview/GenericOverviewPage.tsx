import { type GenericFeedbackItem, listGenericFeedback } from '../../../api/admin/feedback';
import { paths } from '../../../shared/address/paths';
import type { FirstCalls } from '../../../shared/query/askAhead';
import { feedbackKeys } from '../keys';
import { useGenericList } from '../useFeedback';
import { genericColumns } from './columns';
import { FeedbackOverview } from './FeedbackOverview';
import { genericCsv, useGenericPages } from './feedbackCsv';
import { useFeedbackParams } from './useFeedbackParams';

const textsOf = ({ trelloId, id, category, state, page, feedback }: GenericFeedbackItem) => [
  trelloId,
  id,
  category,
  state,
  page,
  feedback,
];

/** What people say of the pages (FBA-001, FBA-030). */
export function GenericOverviewPage() {
  const address = useFeedbackParams();
  return (
    <FeedbackOverview
      title="Feedback"
      address={address}
      list={useGenericList(address.query)}
      columns={genericColumns}
      csv={{ columns: genericCsv, readPage: useGenericPages(address.query) }}
      textsOf={textsOf}
      pathOf={paths.admin_feedback_generic_details}
    />
  );
}

/** The default list, which the server knows. */
export const firstCalls: FirstCalls = (ask) =>
  ask(feedbackKeys.list('generic', {}), listGenericFeedback, { query: {} });
