import { useState } from 'react';
import type { SignedTerms } from '../../api/terms';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import { UserColumns } from '../layout/UserColumns';
import { UserPage } from '../layout/UserPage';
import { AgeVerificationDetails } from './AgeVerificationDetails';
import { SignedVersions } from './SignedVersions';
import { TermsText } from './TermsText';
import { useSignedTerms } from './useTerms';

/** What the person has accepted: the signed versions, the text of one, and the age verification (spec 2; OPEN-44). */
export function SignedTermsPage() {
  const signed = useSignedTerms();
  const [selectedId, setSelectedId] = useState<number>();

  const versions = signed.data?.signedTermsAndConditions.toSorted(newestFirst) ?? [];
  const selected =
    versions.find(({ id }) => id === selectedId) ?? versions.find(({ active }) => active) ?? versions[0];

  return (
    <UserPage title="Accepted Terms & Conditions" isWide>
      {selected ? (
        <UserColumns
          asideAt="start"
          aside={
            <SignedVersions
              versions={versions}
              selected={selected}
              onSelect={({ id }) => setSelectedId(id)}
            />
          }
        >
          <TermsText key={selected.termsId} version={selected} />
          <AgeVerificationDetails />
        </UserColumns>
      ) : signed.data ? (
        <>
          <EmptyState title="No signed terms and conditions." text="What you accept is listed here." />
          <AgeVerificationDetails />
        </>
      ) : signed.isPending ? (
        <LoadingState label="Loading what you have accepted" />
      ) : (
        <QueryFailure query={signed} title="Your accepted terms could not be loaded" />
      )}
    </UserPage>
  );
}

const newestFirst = (one: SignedTerms, other: SignedTerms) =>
  Date.parse(other.signedAt) - Date.parse(one.signedAt);
