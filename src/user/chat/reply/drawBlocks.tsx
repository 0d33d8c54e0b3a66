import type { BlockNode, ListItemNode } from '@tanstack/markdown';
import { Fragment, type ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { CodeBlock } from './CodeBlock';
import { drawInlines } from './drawInlines';
import styles from './FormattedText.module.css';

/** Blocks of light markup as elements. Headings are bold lines: the page has headings of its own. */
export const drawBlocks = (nodes: readonly BlockNode[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes of one text never change places
  nodes.map((node, index) => <Fragment key={index}>{drawBlock(node)}</Fragment>);

function drawBlock(node: BlockNode): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{drawInlines(node.children)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{drawInlines(node.children)}</strong>
        </p>
      );
    case 'list': {
      const className = classes(node.loose && styles.loose) || undefined;
      return node.ordered ? (
        <ol className={className} start={node.start}>
          {node.items.map(drawItem)}
        </ol>
      ) : (
        <ul className={className}>{node.items.map(drawItem)}</ul>
      );
    }
    case 'blockquote':
      return <blockquote>{drawBlocks(node.children)}</blockquote>;
    case 'code':
      return <CodeBlock code={node.value} language={node.lang} />;
    case 'table':
      return (
        <ScrollRegion label="Table" className={styles.table}>
          <table>
            <thead>
              <tr>
                {node.header.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  <th key={index} scope="col">
                    {drawInlines(cell.children)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{node.rows.map(drawRow)}</tbody>
          </table>
        </ScrollRegion>
      );
    case 'thematicBreak':
      return <hr />;
    default:
      // HTML, footnotes and components: parsing makes none of them.
      return null;
  }
}

const drawItem = (item: ListItemNode, index: number) => (
  <li key={index}>
    {item.checked !== undefined && (item.checked ? '☑ ' : '☐ ')}
    {drawBlocks(item.children)}
  </li>
);

const drawRow = (cells: Extract<BlockNode, { type: 'table' }>['rows'][number], row: number) => (
  <tr key={row}>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
      <td key={index}>{drawInlines(cell.children)}</td>
    ))}
  </tr>
);
