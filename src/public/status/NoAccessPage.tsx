import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../ButtonLink';
import { StatusPage } from './StatusPage';

/** Shown to signed-in people without the role AppUser (spec 2, Status pages; D-14). */
export function NoAccessPage() {
  const { isAuthenticated, logout } = useAuth();
  return (
    <StatusPage
      picture="refused"
      headline="Be the First to Experience Something Amazing"
      action={
        isAuthenticated ? (
          <Button onClick={() => void logout()}>Log out</Button>
        ) : (
          <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
        )
      }
    >
      <p>
        {config.productName} is coming soon. We are letting people in step by step; as soon as there is room
        for you, this door opens.
      </p>
    </StatusPage>
  );
}
