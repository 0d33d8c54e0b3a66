import { useParams } from 'react-router-dom';
import type { GenericFeedbackItem } from '../../../api/admin/feedback';
import { paths } from '../../../shared/address/paths';
import type { Description } from '../../../ui/DescriptionList';
import { SafeLink } from '../../../ui/SafeLink';
import { useGenericItem } from '../useFeedback';
import { FeedbackDetails } from './FeedbackDetails';

const factsOf = ({ category, actor, page }: GenericFeedbackItem): Description[] => [
  ['Category', category],
  actor !== null && [
    'Actor',
    <>
      {actor.name} <SafeLink href={`mailto:${actor.email}`}>{actor.email}</SafeLink>
    </>,
  ],
  ['Page', page],
];

/** One item of feedback on a page (FBA-034 to FBA-039). */
export function GenericDetailsPage() {
  const id = Number(useParams().id);
  return (
    <FeedbackDetails
      key={id}
      reviewed={{ type: 'generic', id }}
      title="Feedback"
      listPath={paths.admin_feedback_generic()}
      item={useGenericItem(id)}
      facts={factsOf}
    />
  );
}
