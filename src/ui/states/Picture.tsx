import { classes } from '../classes';
import styles from './Picture.module.css';

/**
 * What has happened: no connection; no answer; a page that broke; a door that is closed; nothing at this address; a link
 * that does not hold. Or what went well: a mail on its way, a door that is open.
 */
export type PictureName =
  | 'offline'
  | 'failed'
  | 'stumbled'
  | 'refused'
  | 'missing'
  | 'link'
  | 'mail'
  | 'welcome';

/** A small drawing that tells one outcome from another at a glance. The words beside it say the same. */
export function Picture({ of }: { of: PictureName }) {
  return <span aria-hidden className={classes(styles.picture, styles[of])} />;
}
