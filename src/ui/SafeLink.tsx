import type { ComponentProps } from 'react';

interface SafeLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/**
 * A link to a page in a new tab, which learns nothing of this one, or to what the device writes mails, calls and sends
 * texts with. Any other address shows as text alone, so it may come from anywhere.
 */
export function SafeLink({ href, children, ...rest }: SafeLinkProps) {
  const protocol = URL.canParse(href, window.location.href) && new URL(href, window.location.href).protocol;
  if (protocol && ['mailto:', 'tel:', 'sms:'].includes(protocol)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  if (protocol === 'https:' || protocol === 'http:') {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return <span className={rest.className}>{children}</span>;
}
