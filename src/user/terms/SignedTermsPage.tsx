import { useState } from 'react';
import type { SignedTerms } from '../../api/terms';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import { UserColumns } from '../layout/UserColumns';
import { UserPage } from '../layout/UserPage';
import { AgeVerificationDetails } from './AgeVerificationDetails';
import { SignedVersions } from './SignedVersions';
import { TermsText } from './TermsText';
import { useSignedTerms } from './useTerms';

/** What the person has accepted: the signed versions, the text of one, and the age verification (spec 2; D-44). */
export function SignedTermsPage() {
  const signed = useSignedTerms();
  return (
    <UserPage title="Terms & Conditions" isWide>
      <QueryView
        query={{ ...signed, data: signed.data?.signedTermsAndConditions }}
        loading="Loading what you have accepted"
        failed="Your accepted terms could not be loaded"
        empty={
          <>
            <EmptyState title="No signed terms and conditions." text="What you accept is listed here." />
            <AgeVerificationDetails />
          </>
        }
      >
        {(versions) => <Versions versions={versions.toSorted(newestFirst)} />}
      </QueryView>
    </UserPage>
  );
}

function Versions({ versions }: { versions: readonly SignedTerms[] }) {
  const [selectedId, setSelectedId] = useState<number>();
  const selected =
    versions.find(({ id }) => id === selectedId) ?? versions.find(({ active }) => active) ?? versions[0];
  if (!selected) return null;
  return (
    <UserColumns
      asideAt="start"
      aside={
        <>
          <SignedVersions versions={versions} selected={selected} onSelect={({ id }) => setSelectedId(id)} />
          {/* On a small screen that, too, comes before the long text. */}
          <AgeVerificationDetails />
        </>
      }
    >
      <TermsText key={selected.termsId} version={selected} />
    </UserColumns>
  );
}

const newestFirst = (one: SignedTerms, other: SignedTerms) =>
  Date.parse(other.signedAt) - Date.parse(one.signedAt);
