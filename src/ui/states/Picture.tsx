import { classes } from '../classes';
import styles from './Picture.module.css';

/** What has happened: no connection; no answer; a page that broke; a door that is closed; nothing at this address. */
export type PictureName = 'offline' | 'failed' | 'stumbled' | 'refused' | 'missing';

/** A small drawing that tells one failure from another at a glance. The words beside it say the same. */
export function Picture({ of }: { of: PictureName }) {
  return <span aria-hidden className={classes(styles.picture, styles[of])} />;
}
