import { Link } from 'react-router-dom';
import { EmptyLook } from '../ui/FailedLook';
import { PageHeading } from './PageHeading';
import { paths } from './paths';
import type { RouteHandle } from './RootLayout';

/** A page whose screen is still being built: its real route, its title and a way back. */
export function PlainPage({ title }: RouteHandle) {
  return (
    <div className="container py-5">
      <PageHeading>{title}</PageHeading>
      <EmptyLook title="Nothing to see here yet" text="This page is being built. Please come back soon.">
        <Link to={paths.chat()}>Back to the chat</Link>
      </EmptyLook>
    </div>
  );
}
