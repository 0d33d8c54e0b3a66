import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/address/paths';
import { PageHeading } from '../../shared/page/PageHeading';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import styles from './UserPage.module.css';

interface UserPageProps {
  title: string;
  /** A few words below the title. */
  intro?: ReactNode;
  /** Whether there is room for `RoomColumns`; default false, a column of text. */
  isWide?: boolean;
  /** Called before Close leads to the chat. */
  onClose?(): void;
  children: ReactNode;
}

/**
 * The frame of the quiet pages around the chat: title, content, and Close, which goes back to the chat (spec 2). A page
 * keeps it while its content loads, so that the title and the focus on it stay.
 */
export function UserPage({ title, intro, isWide = false, onClose, children }: UserPageProps) {
  const navigate = useNavigate();
  const close = () => {
    onClose?.();
    void navigate(paths.chat());
  };

  return (
    <div className={classes(styles.room, isWide && styles.wide)}>
      <header className={styles.head}>
        <Button variant="quiet" className={styles.close} onClick={close}>
          <X size={18} aria-hidden />
          Close
        </Button>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  );
}
