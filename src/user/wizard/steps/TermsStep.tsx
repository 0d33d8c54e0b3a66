import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getTermsForSigning, signTerms, type TermsForSigning } from '../../../api/terms';
import { changeCached } from '../../../shared/query/changeCached';
import { useCallMutation } from '../../../shared/query/useCallMutation';
import { useCallQuery } from '../../../shared/query/useCallQuery';
import { startUpKeys } from '../keys';
import { StepFrame } from '../StepFrame';
import { Acceptance } from './Acceptance';
import { StepBody } from './StepBody';
import { TermsToSign } from './TermsToSign';

/** The person reads and signs the terms in force (WIZ-038 to WIZ-046). */
export function TermsStep() {
  const queryClient = useQueryClient();
  const terms = useCallQuery(startUpKeys.terms(), getTermsForSigning);
  const [isReplaced, setReplaced] = useState(false);
  const { data } = terms;

  const sign = useCallMutation(signTerms, {
    onSuccess: (reply) =>
      changeCached<TermsForSigning | null>(
        queryClient,
        startUpKeys.terms(),
        (signed) => signed && { ...signed, isSigned: true, acceptanceTimestamp: reply?.signedAt ?? null },
      ),
    // Refused is also a version that another one has taken the place of while it was read.
    onError: async ({ status }, { params }) => {
      if (status !== 400 && status !== 404) return;
      const { data: current } = await terms.refetch();
      setReplaced(current?.termsId !== params.termsId);
    },
  });

  return (
    <StepFrame
      intro={data === null ? undefined : 'What we promise you, and what we ask of you.'}
      decision={
        data && (
          <Acceptance
            label="I have read and accept the terms and conditions."
            acceptedAt={data.isSigned ? (data.acceptanceTimestamp ?? data.termsActivated) : null}
            acceptedLabel="You have accepted the terms and conditions."
            send={(ip) => sign.mutateAsync({ params: { termsId: data.termsId }, body: { ip } })}
            failedText={isReplaced ? 'Not accepted yet.' : undefined}
          />
        )
      }
      missing={data === null || data?.isSigned ? undefined : 'Please accept the terms and conditions first.'}
    >
      <StepBody
        query={terms}
        loading="Loading the terms"
        failed="The terms could not be loaded"
        empty={<p>There are no terms to accept at the moment. You can go on.</p>}
      >
        {(loaded) => <TermsToSign terms={loaded} isReplaced={isReplaced} />}
      </StepBody>
    </StepFrame>
  );
}
