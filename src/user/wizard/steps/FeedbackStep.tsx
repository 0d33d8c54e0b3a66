import { useQueryClient } from '@tanstack/react-query';
import { getScore, type Score, sendScore } from '../../../api/feedback';
import { cachePolicy } from '../../../shared/query/cachePolicy';
import { changeCached } from '../../../shared/query/changeCached';
import { useCallMutation } from '../../../shared/query/useCallMutation';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import { FaceScale } from '../../../ui/forms/FaceScale';
import { startUpKeys } from '../keys';
import { StepFrame } from '../StepFrame';
import { didResolve } from './didResolve';
import { StepBody } from './StepBody';
import { useChosenScore } from './useChosenScore';

/** How the person likes it so far, from 1 to 5 (WIZ-051 to WIZ-053; D-56). */
export function FeedbackStep() {
  const queryClient = useQueryClient();
  const stored = useCallQuery(startUpKeys.score(), getScore, undefined, cachePolicy.askedOnce);
  const { chosen, choose } = useChosenScore();
  const send = useCallMutation(sendScore, {
    onSuccess: async (_reply, { body }) => {
      await changeCached(queryClient, startUpKeys.score(), () => body);
      choose(null);
    },
  });
  const score = chosen ?? stored.data?.score;

  const scale = (
    <FaceScale
      label="How do you feel about it so far?"
      value={score}
      onChange={(value: Score) => choose(value)}
      disabled={send.isPending}
    />
  );

  return (
    <StepFrame
      intro="Your answer helps us to make this better."
      missing={score ? undefined : 'Please choose a face first.'}
      onNext={async () => chosen === null || didResolve(send.mutateAsync({ body: { score: chosen } }))}
    >
      <StepBody query={stored} loading="Loading" failed="Your answer could not be loaded" empty={scale}>
        {() => scale}
      </StepBody>
    </StepFrame>
  );
}
