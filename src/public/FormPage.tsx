import type { ReactNode } from 'react';
import { PageHeading } from '../shared/page/PageHeading';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  /** A few words below the title. */
  intro?: ReactNode;
  /** The form, or what holds its place. */
  children: ReactNode;
}

/** The frame of the public forms: title, intro and the form on a card (spec 2, Public pages). */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading className={styles.title}>{title}</PageHeading>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.card}>{children}</div>
    </div>
  );
}
