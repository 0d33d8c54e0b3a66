import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for screen readers, and as tooltip unless `title` says something else. */
  label: string;
  icon: ReactNode;
}

/** A button that is only an icon, 32 px wide and high. */
export function IconButton({ label, icon, title = label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, className)}
      aria-label={label}
      title={title}
    >
      {icon}
    </button>
  );
}
