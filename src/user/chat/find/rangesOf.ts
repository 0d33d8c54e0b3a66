import { foldWithOrigin, placesOf } from '../../../ui/fold';

/** What of an entry is no words of anybody. */
const notWords = 'footer, button, select, label, .visually-hidden';
const blocks = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, blockquote, div';

/** Where folded words stand in an element, in its order. */
export function rangesOf(wanted: string, element: Element): Range[] {
  const { text, pieces } = textIn(element);
  const { folded, at } = foldWithOrigin(text);
  return placesOf(wanted, folded).map((place) => {
    const range = new Range();
    const start = at[place] ?? 0;
    // The end belongs to the last character, accents that follow it included.
    const end = at[place + wanted.length] ?? text.length;
    const first = pieces.findLast((piece) => piece.offset <= start);
    const last = pieces.findLast((piece) => piece.offset < end);
    if (first && last) {
      range.setStart(first.node, start - first.offset);
      range.setEnd(last.node, Math.min(end - last.offset, last.node.length));
    }
    return range;
  });
}

interface Piece {
  node: Text;
  /** Where it begins in the text of all. */
  offset: number;
}

function textIn(element: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(notWords) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof HTMLBRElement) text += '\n';
    if (!(node instanceof Text)) continue;
    const around = node.parentElement?.closest(blocks) ?? null;
    if (around !== block) text += '\n';
    block = around;
    pieces.push({ node, offset: text.length });
    text += node.data;
  }
  return { text, pieces };
}
