import { vi } from 'vitest';
import type { ChatEntry } from '../../../../src/api/chat';
import { contactsFor } from '../../../../src/api/help/contactsFor';
import type { Help } from '../../../../src/api/help/help';

/** Help as a server sends it, to somebody whose browser speaks British English. */
export const someHelp = (kind = 'danger', language = 'en'): Help => ({
  kind,
  language,
  words: ['You need not carry it alone.', 'They listen.'],
  question: 'Who could be with you now?',
  country: 'GB',
  contacts: contactsFor(kind, 'GB', language),
});

/** An entry that carries help. */
export const helpEntry = (id: number, help: Help): ChatEntry => ({
  id,
  renderer: 'ContentFilter',
  timestamp: new Date(Date.now() - 86_400_000 + id * 60_000).toISOString(),
  data: { response: '<p>As HTML</p>', help },
});

/** Says where the device's clock is. */
export function beIn(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}
