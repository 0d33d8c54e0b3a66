import { paths } from '../../shared/address/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../ButtonLink';
import { ContactLink } from '../ContactLink';
import { StatusPage } from '../status/StatusPage';

/** Shown when the e-mail is registered already (spec 8). */
export function AlreadyRegistered({ onBack }: { onBack(): void }) {
  return (
    <StatusPage
      picture="mail"
      headline="Good to see you again"
      action={
        <>
          <ButtonLink to={paths.chat()}>Log in</ButtonLink>
          <Button variant="quiet" onClick={onBack}>
            Use another e-mail address
          </Button>
        </>
      }
    >
      <p>Your email has already been successfully registered with us.</p>
      <p>
        You have created your account already? Then log in. If not: Updates are coming. We write to you as
        soon as there is news. Something is not right, or you have waited long?{' '}
        <ContactLink>Contact us</ContactLink>.
      </p>
    </StatusPage>
  );
}
