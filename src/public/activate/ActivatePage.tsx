import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkActivationCode } from '../../api/prospects';
import { noPassword } from '../../ui/forms/PasswordEntry';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { FormPage } from '../FormPage';
import { useEmailLinkCall } from '../useEmailLinkCall';
import { ActivationForm } from './ActivationForm';
import { ActivationThanks } from './ActivationThanks';
import { ExpiredLink } from './ExpiredLink';
import { type ActivationFailure, useActivate } from './useActivate';

const title = 'Create your account';

/** The account activation page: check, input, then thanks or an activation error (spec 4, Activation). */
export function ActivatePage() {
  const [search] = useSearchParams();
  const code = search.get('code');
  const check = useEmailLinkCall(checkActivationCode, code ? { code } : null);
  const [entry, setEntry] = useState(noPassword);
  const [result, setResult] = useState<'done' | ActivationFailure | null>(null);
  const { activate, isActivating } = useActivate(setResult);

  const email = check.data?.data?.email;
  if (result === 'done') return <ActivationThanks email={email} />;
  if (result) {
    const onRetry = () => {
      setResult(null);
      void check.refetch();
    };
    return <ExpiredLink key="activation-error" failure={result} onRetry={onRetry} />;
  }
  if (check.isFetching) {
    return (
      <FormPage title={title}>
        <LoadingState label="Checking your link" />
      </FormPage>
    );
  }
  if (check.isError) {
    return (
      <FormPage title={title}>
        <ErrorState
          title="Your link could not be checked"
          text="That is not the fault of your link. Please try again in a moment."
          onRetry={() => void check.refetch()}
          retryAt={check.error.retryAt}
          requestId={check.error.requestId}
        />
      </FormPage>
    );
  }
  if (code === null || check.data?.status !== 200) return <ExpiredLink key="invalid" />;

  return (
    <FormPage
      title={title}
      intro={
        <>
          Choose a password. Together with your e-mail address {email && <strong>{email}</strong>} it opens
          the door from now on.
        </>
      }
    >
      <ActivationForm
        entry={entry}
        onChange={setEntry}
        isBusy={isActivating}
        onSubmit={() => activate(code, entry.password)}
      />
    </FormPage>
  );
}
