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
  /** Wide enough for `UserColumns`; default false, as wide as a column of text. */
  isWide?: boolean;
  /** Called before Close leads to the chat. */
  onClose?(): void;
  children: ReactNode;
}

/**
 * The frame of the pages around the chat: title, content, and Close, which goes back to the chat (spec 2). It stands
 * around a page's loading state as well, so that the title keeps the focus.
 */
export function UserPage({ title, intro, isWide = false, onClose, children }: UserPageProps) {
  const navigate = useNavigate();
  const close = () => {
    onClose?.();
    void navigate(paths.chat());
  };

  return (
    <div className={classes(styles.page, isWide && styles.wide)}>
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
