interface SafeStorage {
  get(key: string): string | null;
  /** Returns whether the text is stored now. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** Never throws: where storage is forbidden even reading `window.localStorage` throws, where it is full writing does. */
function guard(open: () => Storage): SafeStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** What the browser keeps for this tab; empty where it keeps nothing. */
export const safeSessionStorage = guard(() => window.sessionStorage);

/** What the browser keeps for this site; empty where it keeps nothing. */
export const safeLocalStorage = guard(() => window.localStorage);
