import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/Button';
import { SafeLink } from '../../ui/SafeLink';
import { useCopy } from '../../ui/toasts/useCopy';
import styles from './Source.module.css';

/** The link by which people sign up, and a button that copies it (SRC-012, SRC-013; D-11). */
export function SignupLink({ url }: { url: string }) {
  const copy = useCopy();
  const link = useRef<HTMLAnchorElement>(null);
  const linkId = useId();

  return (
    <div className={styles.link}>
      <SafeLink ref={link} id={linkId} href={url}>
        {url}
      </SafeLink>
      {url.includes('%') && (
        <p className={styles.codes}>
          Letters other than a to z stand as codes in the link. It works all the same; in print a source of a
          to z and digits is easier to type.
        </p>
      )}
      <Button
        variant="outline"
        aria-describedby={linkId}
        onClick={() => void copy(url, { shown: link.current, name: 'link' })}
      >
        <Copy aria-hidden size={16} />
        Copy link
      </Button>
    </div>
  );
}
