import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link to another page of the site that looks like the main button: the way on from a status page. */
export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="btn btn-primary">
      {children}
    </Link>
  );
}
