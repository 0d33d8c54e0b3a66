import type { ReactNode } from 'react';
import { PageHeader } from '../../shared/page/PageHeader';

interface StaffPageProps {
  title: string;
  /** What stands beside the title, e.g. how many there are. */
  aside?: ReactNode;
  /** The buttons that concern the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every staff screen inside the back-office: its header, and its content below. */
export function StaffPage({ title, aside, actions, children }: StaffPageProps) {
  return (
    <>
      <PageHeader title={title} note={aside} noteAt="beside" actions={actions} />
      {children}
    </>
  );
}
