import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Leads to what is wrong once a form has been sent: to the field, or to a summary of several. Its code is loaded by then;
 * where it does not come, the first of the fields has the focus.
 *
 * @param submits how often the form has been sent
 */
export function useErrorSummary(submits: number) {
  const sent = useRef<HTMLFormElement>(null);
  const [summary, setSummary] = useState<ReactNode>(null);

  useEffect(() => {
    const form = sent.current;
    if (!form) return;
    const notes = [...form.querySelectorAll<HTMLElement>('[data-error]:not(:empty)')];
    const focusFirst = () => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (notes.length < 2) {
      setSummary(null);
      focusFirst();
      return;
    }
    let isCurrent = true;
    import('./ErrorSummary').then(({ ErrorSummary }) => {
      if (isCurrent) setSummary(<ErrorSummary key={submits} notes={notes} />);
    }, focusFirst);
    return () => {
      isCurrent = false;
    };
  }, [submits]);

  return {
    /** Stands at the top of the form. */
    summary,
    /** To be told of what is sent. */
    noteSent: (target: EventTarget | undefined) => {
      if (target instanceof HTMLFormElement) sent.current = target;
    },
  };
}
