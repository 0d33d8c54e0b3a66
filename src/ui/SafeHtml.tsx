import { useEffect, useMemo, useState } from 'react';
import { classes } from './classes';
import styles from './SafeHtml.module.css';
import type { Sanitize } from './sanitize';

interface SafeHtmlProps {
  html: string;
  /**
   * Whether images show: those with an https address, and those from the origins given (e.g. 'http://localhost:5174').
   * Default false.
   */
  images?: boolean | readonly string[];
  className?: string;
}

let loaded: Sanitize | undefined;

/**
 * HTML from the server: text with its structure and safe links, never anything that runs, loads or looks like a
 * control. The only place in the application where HTML text becomes part of the page.
 */
export function SafeHtml({ html, images = false, className }: SafeHtmlProps) {
  const [sanitize, setSanitize] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  // As text: a list that is written inline is a new one at each render.
  const imageRule = Array.isArray(images) ? images.join(' ') : images;

  useEffect(() => {
    if (sanitize) return;
    let isCurrent = true;
    import('./sanitize').then(
      (module) => {
        loaded = module.sanitize;
        if (isCurrent) setSanitize(() => module.sanitize);
      },
      (error: unknown) => {
        console.error('The sanitiser could not be loaded, HTML shows as text:', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [sanitize]);

  const inner = useMemo(() => {
    const imageOrigins = typeof imageRule === 'string' ? imageRule.split(' ') : imageRule && [];
    // React's types don't know TrustedHTML; React passes the object on as it is.
    return sanitize && { __html: sanitize(html, imageOrigins) as unknown as string };
  }, [sanitize, html, imageRule]);

  const allClasses = classes(styles.html, className);
  if (!inner) return <div className={allClasses}>{hasFailed && html.replace(/<[^>]*>/g, ' ')}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and this is the one place where it happens
  return <div className={allClasses} dangerouslySetInnerHTML={inner} />;
}
