import type { InlineNode } from '@tanstack/markdown';
import { Fragment, type ReactNode } from 'react';
import { SafeLink } from '../../../ui/SafeLink';

/** Words of light markup as elements; addresses among them become links. */
export const drawInlines = (nodes: readonly InlineNode[]): ReactNode => nodes.map(drawInline);

/** The words of a link: no link stands in another. */
const drawLabel = (nodes: readonly InlineNode[]): ReactNode =>
  nodes.map((node, index) => (node.type === 'text' ? node.value : drawInline(node, index)));

function drawInline(node: InlineNode, index: number): ReactNode {
  switch (node.type) {
    case 'text':
      return <Fragment key={index}>{linkAddresses(node.value)}</Fragment>;
    case 'strong':
      return <strong key={index}>{drawInlines(node.children)}</strong>;
    case 'emphasis':
      return <em key={index}>{drawInlines(node.children)}</em>;
    case 'strike':
      return <s key={index}>{drawInlines(node.children)}</s>;
    case 'inlineCode':
      return <code key={index}>{node.value}</code>;
    case 'break':
      return <br key={index} />;
    case 'link':
      return (
        <ReplyLink
          key={index}
          href={node.href}
          label={node.children.length > 0 ? drawLabel(node.children) : node.href}
        />
      );
    case 'image':
      return <ReplyLink key={index} href={node.src} label={node.alt || node.src} />;
    default:
      // HTML and footnotes: parsing makes none of them.
      return null;
  }
}

/** A whole address only: a reply leads to no page of ours, such as the one that signs out. */
function ReplyLink({ href, label }: { href: string; label: ReactNode }) {
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? <SafeLink href={href}>{label}</SafeLink> : label;
}

const address = /(https?:\/\/[^\s<>]*[^\s<>.,:;!?()[\]'"])/;

/** A text with its bare addresses as links. */
const linkAddresses = (text: string): ReactNode =>
  text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
      <SafeLink key={index} href={part}>
        {part}
      </SafeLink>
    ),
  );
