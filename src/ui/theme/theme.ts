import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../safeStorage';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// applyTheme.js, inside the page, reads the same key before the first paint, and applies the choice on this event.
const storageKey = 'theme';
const changed = 'themechange';

const isChoice = (text: string | null): text is ThemeChoice => themeChoices.some((choice) => choice === text);

function storedChoice(): ThemeChoice {
  const stored = safeLocalStorage.get(storageKey);
  return isChoice(stored) ? stored : 'system';
}

function choose(choice: ThemeChoice) {
  if (choice === 'system') safeLocalStorage.remove(storageKey);
  else safeLocalStorage.set(storageKey, choice);
  window.dispatchEvent(new CustomEvent(changed, { detail: choice }));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** The person's choice between the system's colours, light and dark; the same in every tab of this browser. */
export function useTheme(): { choice: ThemeChoice; choose(choice: ThemeChoice): void } {
  return { choice: useSyncExternalStore(subscribe, storedChoice), choose };
}
