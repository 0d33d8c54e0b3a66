import type { ReactNode } from 'react';
import { Picture, type PictureName } from './Picture';
import styles from './StateFrame.module.css';

/** What the states that stand in for content have in common. */
export interface StateProps {
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** Default 'h2'. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Whether there is nothing beside it: then it is the page's main region, with the page's heading. */
  isPage?: boolean;
  /** Ways on: links or buttons. */
  children?: ReactNode;
}

interface StateFrameProps extends StateProps {
  /** Stands above the words: a drawing, or else an icon. */
  picture?: PictureName;
  icon?: ReactNode;
  role?: 'alert';
}

/** Picture, heading, text and ways on of a state that stands in for content. */
export function StateFrame({ title, text, isPage, heading, picture, icon, role, children }: StateFrameProps) {
  const Heading = heading ?? (isPage ? 'h1' : 'h2');
  const state = (
    <div className={styles.state} role={role}>
      {picture ? <Picture of={picture} /> : <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
  return isPage ? <main>{state}</main> : state;
}
