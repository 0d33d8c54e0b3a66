import { safeSessionStorage } from '../../ui/safeStorage';

/**
 * What a person has typed and the server has not accepted yet. A draft lives as long as its tab, belongs to one person
 * and is shown to nobody else.
 */

const prefix = 'draft:';
// Takes over where the browser's storage is full or forbidden: such a draft still survives a change of page.
const overflow = new Map<string, string>();

// Whoever has signed out here leaves nothing behind, not even what a page still wanted to store while it closed.
const signedOut = new Set<string>();

const keyOf = (userId: string, name: string) => `${prefix}${userId}:${name}`;

/** The stored draft, or an empty text. */
export function readDraft(userId: string, name: string): string {
  const key = keyOf(userId, name);
  return overflow.get(key) ?? safeSessionStorage.get(key) ?? '';
}

/** Stores a draft; an empty text removes it. */
export function writeDraft(userId: string, name: string, text: string): void {
  if (signedOut.has(userId)) return;
  const key = keyOf(userId, name);
  overflow.delete(key);
  if (text === '') safeSessionStorage.remove(key);
  else if (!safeSessionStorage.set(key, text)) overflow.set(key, text);
}

/** Whether something has been typed, and all of it outlives this page, as it has to on the way over a login. */
export function areDraftsKept(): boolean {
  return overflow.size === 0 && safeSessionStorage.keys().some((key) => key.startsWith(prefix));
}

/** Forgets every draft of a person, at sign-out. */
export function forgetDrafts(userId: string): void {
  signedOut.add(userId);
  removeKeys((key) => key.startsWith(keyOf(userId, '')));
}

/** Forgets the drafts of everybody but this person, at login. */
export function forgetDraftsOfOthers(userId: string): void {
  signedOut.delete(userId);
  removeKeys((key) => !key.startsWith(keyOf(userId, '')));
}

function removeKeys(isMeant: (key: string) => boolean): void {
  for (const key of [...safeSessionStorage.keys(), ...overflow.keys()]) {
    if (!key.startsWith(prefix) || !isMeant(key)) continue;
    safeSessionStorage.remove(key);
    overflow.delete(key);
  }
}
