import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  to: string;
  onClick?(): void;
  children: ReactNode;
}

/** A link to another page of the site that looks like the main button: the way on from a status page. */
export function ButtonLink({ to, onClick, children }: ButtonLinkProps) {
  return (
    <Link to={to} className="btn btn-primary" onClick={onClick}>
      {children}
    </Link>
  );
}
