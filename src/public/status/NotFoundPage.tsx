import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { ButtonLink } from '../ButtonLink';
import { StatusPage } from './StatusPage';

/** Shown for every path that is not of this site (spec 2, Status pages). */
export function NotFoundPage() {
  const { isAuthenticated } = useAuth();
  return (
    <StatusPage
      picture="missing"
      headline="The page you requested is not available."
      action={
        isAuthenticated ? (
          <ButtonLink to={paths.chat()}>Go to the chat</ButtonLink>
        ) : (
          <>
            {/* The chat would send them into a login that they may not have. */}
            <ButtonLink to={paths.home()}>Go to the home page</ButtonLink>
            <Link to={paths.chat()}>Go to the chat</Link>
          </>
        )
      }
    >
      <p>The address may have a typing error, or what was there has moved.</p>
    </StatusPage>
  );
}
