export interface Outlet {
  push(text: string): void;
  /** All that was let out. */
  readonly text: string;
}

/**
 * Lets out a reply piece by piece, without white space around it and without what a database can't store. Whoever puts
 * the pieces together has the text.
 */
export function createOutlet(onText?: (piece: string) => void): Outlet {
  let text = '';
  /** White space, or half a character, that only counts once something follows. */
  let held = '';
  return {
    push(more) {
      const all = text === '' ? (held + more).trimStart() : held + more;
      const settled = all.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
      held = all.slice(settled.length);
      const piece = settled.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
      if (piece === '') return;
      text += piece;
      onText?.(piece);
    },
    get text() {
      return text;
    },
  };
}
