import { useEffect, useEffectEvent } from 'react';
import { safeLocalStorage } from '../../ui/safeStorage';

const storageKey = 'questionMarkKey';

/** Whether '?' shows the shortcuts. A key by itself has to give way to whoever speaks or trembles (D-131). */
export const isQuestionMarkKeyOn = (): boolean => safeLocalStorage.get(storageKey) !== 'off';

/** Remembers it in this browser. */
export function switchQuestionMarkKey(isOn: boolean): void {
  if (isOn) safeLocalStorage.remove(storageKey);
  else safeLocalStorage.set(storageKey, 'off');
}

const typedInto = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** Calls something when '?' is pressed where nobody types and no dialog is open. */
export function useQuestionMarkKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(typedInto)))
        return;
      if (document.querySelector('[aria-modal=true]') || !isQuestionMarkKeyOn()) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
