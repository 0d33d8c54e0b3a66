import { Menu as Lines } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from './classes';
import { useDisclosure } from './disclosure/useDisclosure';
import styles from './NavigationFrame.module.css';

interface NavigationFrameProps {
  /** The bar's name for screen readers. */
  label: string;
  /** What leads home, at the bar's beginning; gets a way to fold the bar after a choice. */
  brand(fold: () => void): ReactNode;
  /** The list items of the bar; get the same. */
  children(fold: () => void): ReactNode;
}

/** A navigation bar above the page `#page`. On small screens it folds behind 'Menu'. */
export function NavigationFrame({ label, brand, children }: NavigationFrameProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { button, contentId } = useDisclosure(isUnfolded, () => setUnfolded(!isUnfolded));
  const fold = () => setUnfolded(false);

  return (
    <nav className="navbar navbar-expand-md bar" aria-label={label}>
      <a className="visually-hidden-focusable" href="#page">
        Skip to the page
      </a>
      {brand(fold)}
      <button type="button" className={classes('navbar-toggler', styles.toggle)} {...button}>
        <Lines aria-hidden size={18} /> Menu
      </button>
      <div id={contentId} className={classes('collapse navbar-collapse', isUnfolded && 'show')}>
        <ul className={classes('navbar-nav', styles.list)}>{children(fold)}</ul>
      </div>
    </nav>
  );
}
