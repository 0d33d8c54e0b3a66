import { useAuth, usePermission } from '../../auth/context';
import { useLogout } from '../../auth/useLogout';
import { paths } from '../../shared/address/paths';
import { config } from '../../shared/config/config';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../ButtonLink';
import { StatusPage } from './StatusPage';

/** Shown to signed-in people without the role AppUser (spec 2, Status pages; D-14). Staff among them work in the back-office. */
export function NoAccessPage() {
  const { isAuthenticated } = useAuth();
  const logout = useLogout();
  const isStaff = usePermission('read:admin');
  return (
    <StatusPage
      picture="refused"
      headline="Be the First to Experience Something Amazing"
      action={
        isAuthenticated ? (
          <>
            {isStaff && <ButtonLink to={paths.admin()}>Go to the back-office</ButtonLink>}
            <Button variant={isStaff ? 'outline' : undefined} onClick={logout}>
              Log out
            </Button>
          </>
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
