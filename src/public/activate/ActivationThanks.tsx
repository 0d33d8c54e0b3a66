import { keepLoginHint } from '../../auth/loginHint';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { ButtonLink } from '../ButtonLink';
import { StatusPage } from '../status/StatusPage';

/** The thanks panel of the activation page, with the way in (spec 2, Public pages). */
export function ActivationThanks({ email }: { email: string | undefined }) {
  return (
    <StatusPage
      picture="welcome"
      headline="Welcome, your account is ready"
      action={
        <ButtonLink to={paths.chat()} onClick={() => email && keepLoginHint(email)}>
          Log in
        </ButtonLink>
      }
    >
      <p>
        Thank you for joining {config.productName}. Log in with your e-mail address and your new password.
      </p>
    </StatusPage>
  );
}
