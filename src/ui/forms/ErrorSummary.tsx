import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  /** The messages at the fields that were wrong when the form was sent, in the order of the page. */
  notes: readonly HTMLElement[];
}

/**
 * What is wrong in a form, each a link to its field. It takes the focus when it comes up, and so is read. What has been put
 * right goes from the list, but the room of it stays: nothing moves away under the hand that mends it.
 */
export function ErrorSummary({ notes }: ErrorSummaryProps) {
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const [wrong, setWrong] = useState(() => messagesOf(notes));

  // With the drawing itself: nobody meets the summary before it has the focus.
  useLayoutEffect(() => {
    const form = frame.current?.closest('form');
    if (!frame.current || !form) return;
    frame.current.style.minHeight = `${frame.current.offsetHeight}px`;
    frame.current.focus();
    const observer = new MutationObserver(() => setWrong(messagesOf(notes)));
    observer.observe(form, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [notes]);

  return (
    <section
      ref={frame}
      className={classes(styles.summary, wrong.length === 0 && styles.done)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {titleFor(wrong.length)}
      </h2>
      {wrong.length > 0 && (
        <ul className={styles.list}>
          {wrong.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusFieldOf(id);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function titleFor(count: number): string {
  if (count === 0) return 'All is put right';
  return count === 1 ? 'There is 1 thing to put right' : `There are ${count} things to put right`;
}

/** A message is empty once its field is right, and has left the page once its field has. */
const messagesOf = (notes: ErrorSummaryProps['notes']) =>
  notes
    .filter((note) => note.isConnected && note.textContent)
    .map(({ id, textContent }) => ({ id, message: textContent }));

/** Of a group of choices the first one has the focus. */
function focusFieldOf(noteId: string): void {
  const field = document.querySelector<HTMLElement>(`[aria-describedby~="${noteId}"]`);
  const choice = field?.querySelector<HTMLElement>('[aria-invalid=true]');
  (choice ?? field)?.focus();
}
