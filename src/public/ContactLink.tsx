import type { ReactNode } from 'react';
import { config } from '../shared/config/config';
import { SafeLink } from '../ui/SafeLink';

interface ContactLinkProps {
  /** Default: the address itself. */
  children?: ReactNode;
  className?: string;
}

/** Opens a mail to the provider of the product. */
export function ContactLink({ children = config.contactEmail, className }: ContactLinkProps) {
  return (
    <SafeLink href={`mailto:${config.contactEmail}`} className={className}>
      {children}
    </SafeLink>
  );
}
