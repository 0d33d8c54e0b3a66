import { useToasts } from './useToasts';

interface Source {
  /** The element that shows the text. */
  shown: Element | null;
  /** What the text is, for the person: 'link'. */
  name: string;
}

/** Copies a text and says so. Where the browser doesn't allow it, what shows the text is selected instead. */
export function useCopy() {
  const toasts = useToasts();
  return async (text: string, { shown, name }: Source) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ title: 'Copied to clipboard', tone: 'success', autoClose: true });
    } catch {
      // The browser may not allow it, or not have it at all.
      if (shown) window.getSelection()?.selectAllChildren(shown);
      const message = `Your browser did not allow it. The ${name} is selected: copy it from there.`;
      toasts.show({ title: 'Not copied', message, tone: 'warning', autoClose: true });
    }
  };
}
