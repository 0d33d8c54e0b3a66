import { type ChangeEvent, useId } from 'react';
import styles from './ThemeSwitch.module.css';
import { themeChoices, useTheme } from './theme';

const names = { system: 'System', light: 'Light', dark: 'Dark' };

/** Chooses between the system's colours, light and dark. */
export function ThemeSwitch({ label = 'Appearance' }: { label?: string }) {
  const id = useId();
  const { choice, choose } = useTheme();

  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = themeChoices.find((one) => one === event.target.value);
    if (chosen) choose(chosen);
  };

  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={choice} onChange={onChange}>
        {themeChoices.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
