import { Link } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { StatusPage } from './StatusPage';

/** Shown when a permission is missing (spec 2, Status pages). */
export function ForbiddenPage() {
  return (
    <StatusPage
      headline="Sorry! You do not have access to this page."
      action={<Link to={paths.home()}>Go to the home page</Link>}
    />
  );
}
