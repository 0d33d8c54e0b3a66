import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/Button';
import { SafeLink } from '../../ui/SafeLink';
import { useToasts } from '../../ui/toasts/useToasts';
import styles from './Source.module.css';

/** The link by which people sign up, and a button that copies it (SRC-012, SRC-013; D-11). */
export function SignupLink({ url }: { url: string }) {
  const toasts = useToasts();
  const link = useRef<HTMLAnchorElement>(null);
  const linkId = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ title: 'Copied to clipboard', tone: 'success', autoClose: true });
    } catch {
      // The browser may not allow it, or not have it at all.
      if (link.current) window.getSelection()?.selectAllChildren(link.current);
      const message = 'Your browser did not allow it. The link is selected: copy it from there.';
      toasts.show({ title: 'Not copied', message, tone: 'warning', autoClose: true });
    }
  };

  return (
    <div className={styles.link}>
      <SafeLink ref={link} id={linkId} href={url}>
        {url}
      </SafeLink>
      <Button variant="outline" aria-describedby={linkId} onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
        Copy link
      </Button>
    </div>
  );
}
