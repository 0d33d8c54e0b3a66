import { Link } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { StatusPage } from './StatusPage';

/** Shown for every path that is not of this site (spec 2, Status pages). */
export function NotFoundPage() {
  return (
    <StatusPage
      headline="The page you requested is not available."
      action={<Link to={paths.chat()}>Go to the chat</Link>}
    />
  );
}
