import { TriangleAlert } from 'lucide-react';
import { unreadIn } from '../../api/list';
import styles from './UnreadNote.module.css';

interface UnreadNoteProps {
  /** What is listed, in small letters. */
  items: string;
  /** As the reply has it. */
  list: readonly unknown[] | null | undefined;
}

/** Says above a list how much of it could not be read; nothing where all of it could. */
export function UnreadNote({ items, list }: UnreadNoteProps) {
  const count = unreadIn(list);
  if (count === 0) return null;
  return (
    <p className={styles.note} role="status">
      <TriangleAlert size={18} aria-hidden />
      {count.toLocaleString('en')} of the {items} could not be read and {count === 1 ? 'is' : 'are'} left out.
    </p>
  );
}
