import { classes } from '../classes';
import styles from './SwitchField.module.css';

interface SwitchFieldProps {
  label: string;
  /** The label is for screen readers alone, e.g. where a table's header says it. */
  isLabelHidden?: boolean;
  isOn: boolean;
  /** Left out for a read-only switch. */
  onChange?(isOn: boolean): void;
  /** While a change is being saved the switch takes no other. */
  isBusy?: boolean;
  /** The id of what stands beside it and says what it is for. */
  describedBy?: string | undefined;
}

/** Something that is on or off, and changes at once. */
export function SwitchField({
  label,
  isLabelHidden = false,
  isOn,
  onChange,
  isBusy = false,
  describedBy,
}: SwitchFieldProps) {
  const isHeld = isBusy || !onChange;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only refuses presses
    <label
      className={styles.field}
      onClick={(event) => {
        // One on the input itself is refused below.
        const isInput = event.target instanceof HTMLInputElement;
        if (!isInput && isSecondPress(event.nativeEvent)) event.preventDefault();
      }}
    >
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        aria-checked={isOn}
        aria-disabled={isHeld || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={describedBy}
        readOnly={isHeld}
        onChange={(event) => {
          if (!isHeld && !isSecondPress(event.nativeEvent as UIEvent)) onChange(event.target.checked);
        }}
      />
      <span className={classes(styles.track, isHeld && styles.held)} aria-hidden />
      <span className={classes(isLabelHidden && 'visually-hidden')}>{label}</span>
    </label>
  );
}

/** That of a double click, which would undo what the first one did. */
const isSecondPress = ({ detail }: UIEvent) => detail > 1;
