import { QueryView } from '../../../shared/query/QueryView';
import { StaffPage } from '../../shared/StaffPage';
import { FeedbackTabs } from '../FeedbackTabs';
import { RangePicker } from './RangePicker';
import { Results } from './Results';
import { useScoreRange } from './useScoreRange';
import { useScoreInfo } from './useScores';

/** How people feel about the product: their scores between two days, as numbers and charts (staff 2, Score feedback). */
export function ScoresPage() {
  const info = useScoreInfo();
  const chosen = useScoreRange(info.data);
  return (
    <StaffPage title="Scores">
      <FeedbackTabs />
      {(info.data || info.isPending) && <RangePicker {...chosen} />}
      <QueryView query={info} loading="Loading the scores" failed="The scores could not be loaded">
        {({ minDate }) =>
          chosen.range && (
            <Results range={chosen.range} bounds={chosen.bounds} isNothingYet={minDate === null} />
          )
        }
      </QueryView>
    </StaffPage>
  );
}
