import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { ButtonLink } from '../ButtonLink';
import { StatusPage } from '../status/StatusPage';

/** The thanks panel of the sign-up page (spec 4, Sign-up). */
export function SignupThanks({ email }: { email: string }) {
  return (
    <StatusPage
      picture="mail"
      headline="Thank you for signing up"
      action={<ButtonLink to={paths.home()}>Go to the home page</ButtonLink>}
    >
      <p>
        We let people in step by step, and write to <strong>{email}</strong> with a link to create your
        account: at once if there is room for you now, otherwise later. Should you miss our mail, please look
        among the unwanted ones.
      </p>
      <p>{config.teamName}</p>
    </StatusPage>
  );
}
