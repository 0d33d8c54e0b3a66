import { DoorOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { StatusPage } from '../status/StatusPage';

/** The thanks panel of the activation page, with the way in (spec 2, Public pages). */
export function ActivationThanks() {
  return (
    <StatusPage
      icon={<DoorOpen size={28} />}
      headline="Welcome, your account is ready"
      action={
        <Link to={paths.chat()} className="btn btn-primary btn-lg">
          Log in
        </Link>
      }
    >
      <p>
        Thank you for joining {config.productName}. Log in with your e-mail address and your new password.
      </p>
    </StatusPage>
  );
}
