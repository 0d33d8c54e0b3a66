import { Link } from 'react-router-dom';
import { usePermission } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { ButtonLink } from '../ButtonLink';
import { StatusPage } from './StatusPage';

/** Shown when a permission is missing (spec 2, Status pages). */
export function ForbiddenPage() {
  const isStaff = usePermission('read:admin');
  return (
    <StatusPage
      picture="refused"
      headline="Sorry! You do not have access to this page."
      action={
        <>
          <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
          {isStaff && <Link to={paths.admin()}>Go to the back-office</Link>}
        </>
      }
    />
  );
}
