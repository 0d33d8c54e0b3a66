import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { openBy } from '../openBy';
import { roles } from './roles';
import styles from './Table.module.css';

interface RowOpenerProps {
  id: string | undefined;
  href: string | undefined;
  onOpen(): void;
  children: ReactNode;
}

/** The button that opens a row. Where its item has an address the browser can open that in other ways, too. */
export function RowOpener({ id, href, onOpen, children }: RowOpenerProps) {
  if (href === undefined) {
    return (
      <button id={id} type="button" className={styles.open} onClick={(event) => openBy(event, href, onOpen)}>
        {children}
      </button>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openBy(event, href, onOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a {...roles.opener} id={id} href={href} className={styles.open} onClick={onClick} onKeyDown={onKeyDown}>
      {children}
    </a>
  );
}
