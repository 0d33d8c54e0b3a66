import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { useCopy } from '../../../ui/toasts/useCopy';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  code: string;
  /** As the text names it, e.g. 'js'. */
  language: string | undefined;
}

/** Code in lines, which scrolls by itself, and a button that copies it. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const copy = useCopy();
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span>{language}</span>
        <Button variant="quiet" onClick={() => void copy(code, { shown: shown.current, name: 'code' })}>
          Copy
        </Button>
      </div>
      <ScrollRegion label={language ? `Code, ${language}` : 'Code'} className={styles.code}>
        <pre>
          <code ref={shown}>{code}</code>
        </pre>
      </ScrollRegion>
    </div>
  );
}
