import { useQueryClient } from '@tanstack/react-query';
import { type AgeVerification, ageConfirmation, verifyAge } from '../../../api/terms';
import { changeCached } from '../../../shared/query/changeCached';
import { useCallMutation } from '../../../shared/query/useCallMutation';
import { termsKeys } from '../../terms/keys';
import { useAgeVerification } from '../../terms/useTerms';
import { StepFrame } from '../StepFrame';
import { Acceptance } from './Acceptance';
import { StepBody } from './StepBody';

/** The person confirms to be old enough (WIZ-033 to WIZ-037). */
export function AgeStep() {
  const queryClient = useQueryClient();
  const verification = useAgeVerification();
  const verify = useCallMutation(verifyAge, {
    onSuccess: (reply) =>
      changeCached<AgeVerification | null>(queryClient, termsKeys.ageVerification(), () => reply),
  });

  const acceptance = (acceptedAt: string | null) => (
    <Acceptance
      label={ageConfirmation}
      acceptedAt={acceptedAt}
      acceptedLabel="You have confirmed that you are 13 or above."
      send={(ip) => verify.mutateAsync({ body: { ip, content: ageConfirmation } })}
    />
  );

  return (
    <StepFrame
      intro="Our conversations are made for people who are 13 or older."
      missing={verification.data ? undefined : 'Please confirm your age first.'}
    >
      <StepBody
        query={verification}
        loading="Loading"
        failed="Your confirmation could not be loaded"
        empty={acceptance(null)}
      >
        {({ created }) => acceptance(created)}
      </StepBody>
    </StepFrame>
  );
}
