import type { ScoreInfo } from '../../../api/admin/scores';
import { QueryFailure } from '../../../shared/query/QueryFailure';
import { LoadingState } from '../../../ui/states/LoadingState';
import { StaffPage } from '../../shared/StaffPage';
import { FeedbackTabs } from '../FeedbackTabs';
import { RangePicker } from './RangePicker';
import { Results } from './Results';
import { useScoreRange } from './useScoreRange';
import { useScoreInfo } from './useScores';

/** How people feel about the product: their scores between two days, as numbers and charts (staff 2, Score feedback). */
export function ScoresPage() {
  const info = useScoreInfo();
  return (
    <StaffPage title="Scores">
      <FeedbackTabs />
      {info.isError ? (
        <QueryFailure query={info} title="The scores could not be loaded" />
      ) : (
        <Scores info={info.data} />
      )}
    </StaffPage>
  );
}

function Scores({ info }: { info: ScoreInfo | null | undefined }) {
  const chosen = useScoreRange(info);
  return (
    <>
      <RangePicker {...chosen} />
      {info && chosen.range ? (
        <Results range={chosen.range} isNothingYet={info.minDate === null} />
      ) : (
        <LoadingState label="Loading the scores" />
      )}
    </>
  );
}
