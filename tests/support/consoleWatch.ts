import { vi } from 'vitest';

const allowed: (string | RegExp)[] = [];
let unexpected: string[] = [];

/** Says which console errors and warnings the running test causes on purpose; any other fails it. */
export function allowConsole(...messages: (string | RegExp)[]): void {
  allowed.push(...messages);
}

export function watchConsole(): void {
  allowed.length = 0;
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      unexpected.push(words.map(String).join(' '));
    });
  }
}

/** Throws when the console was written to and the test had not said so. */
export function checkConsole(): void {
  const isAllowed = (text: string) =>
    allowed.some((message) => (typeof message === 'string' ? text.includes(message) : message.test(text)));
  const left = unexpected.filter((text) => !isAllowed(text));
  unexpected = [];
  if (left.length > 0) {
    throw new Error(
      `Unexpected console output (allowConsole names what is meant to be there):\n${left.join('\n')}`,
    );
  }
}
