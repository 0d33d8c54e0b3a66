import { type MockInstance, vi } from 'vitest';

let blocks: MockInstance[] = [];

/** A browser whose settings forbid its storage, for the rest of the test: even to look at it throws. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  blocks = (['sessionStorage', 'localStorage'] as const).map((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(refuse),
  );
}

/** Lets the next test have its storage. */
export function unblockStorage(): void {
  for (const block of blocks) block.mockRestore();
  blocks = [];
}
