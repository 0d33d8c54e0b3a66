import { Link } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { RetryButton } from '../../ui/states/RetryButton';
import { ButtonLink } from '../ButtonLink';
import { ContactLink } from '../ContactLink';
import { StatusPage } from '../status/StatusPage';
import type { ActivationFailure } from './useActivate';

interface ExpiredLinkProps {
  /** How the activation failed; left out when the code was no good to begin with. */
  failure?: ActivationFailure;
  onRetry?(): void;
}

/** Shown for an invalid or missing code, and after a failed activation (spec 2, Public pages; spec 8). */
export function ExpiredLink({ failure, onRetry }: ExpiredLinkProps) {
  const mayWork = failure?.isLink === false;
  return (
    <StatusPage
      picture="link"
      headline={mayWork ? 'Your account could not be created.' : 'The link is no longer valid.'}
      action={
        <>
          {onRetry && mayWork && (
            <RetryButton label="Try again" notBefore={failure.retryAt} onRetry={onRetry} />
          )}
          {mayWork ? (
            <Link to={paths.signup()}>Sign up again</Link>
          ) : (
            <ButtonLink to={paths.signup()}>Sign up again</ButtonLink>
          )}
          <Link to={paths.chat()}>Log in</Link>
        </>
      }
    >
      {mayWork && (
        <p>
          Please try again in a moment.
          {failure.retryAt === null && ' It may also be that the link is no longer valid.'}
        </p>
      )}
      <p>Links expire for GDPR and security reasons: each works once, and only for some days.</p>
      <p>You have an account already? Then log in: the link has done its work.</p>
      <p>
        You can sign up again, or contact us at <ContactLink />.
      </p>
    </StatusPage>
  );
}
