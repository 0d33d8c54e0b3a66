import type { BlockNode, InlineNode } from '@tanstack/markdown';
import { parseBlock } from './parseBlock';
import { splitBlocks } from './splitBlocks';

/** The words of a text with light markup, a line for each of its parts, as a screen reader is to say them. */
export const spokenText = (text: string): string =>
  splitBlocks(text)
    .flatMap(({ source }) => parseBlock(source).map(wordsOfBlock))
    .filter(Boolean)
    .join('\n');

function wordsOfBlock(node: BlockNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return wordsOf(node.children);
    case 'blockquote':
      return linesOf(node.children);
    case 'list':
      return node.items
        .map(({ children }, index) => {
          const number = node.ordered ? `${(node.start ?? 1) + index}. ` : '';
          return `${number}${linesOf(children)}`;
        })
        .join('\n');
    case 'code':
      return node.value;
    case 'table':
      return [node.header, ...node.rows]
        .map((cells) => cells.map(({ children }) => wordsOf(children)).join(', '))
        .join('\n');
    default:
      return '';
  }
}

const linesOf = (nodes: readonly BlockNode[]) => nodes.map(wordsOfBlock).filter(Boolean).join('\n');

const wordsOf = (nodes: readonly InlineNode[]): string => nodes.map(wordsOfInline).join('');

function wordsOfInline(node: InlineNode): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'strong':
    case 'emphasis':
    case 'strike':
      return wordsOf(node.children);
    case 'link':
      return wordsOf(node.children) || node.href;
    case 'image':
      return node.alt || node.src;
    case 'break':
      return '\n';
    default:
      return '';
  }
}
