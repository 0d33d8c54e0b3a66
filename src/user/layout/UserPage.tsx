import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../shared/address/paths';
import { useNavigateHere } from '../../shared/navigation/useNavigateHere';
import { PageHeading } from '../../shared/page/PageHeading';
import { Button } from '../../ui/Button';
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
  const navigate = useNavigateHere();
  const close = () => {
    onClose?.();
    navigate(paths.chat());
  };

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button variant="quiet" className={styles.close} onClick={close}>
          <X size={18} aria-hidden />
          Close
        </Button>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={isWide ? undefined : styles.narrow}>{children}</div>
    </div>
  );
}
