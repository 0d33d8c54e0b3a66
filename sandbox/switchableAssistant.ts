import type { Assistant } from '../server/assistant/assistant';

/** An assistant in whose place another one can answer from now on. */
export interface SwitchableAssistant extends Assistant {
  /** @param other null for the usual one */
  switchTo(other: Assistant | null): void;
}

export function createSwitchableAssistant(usual: Assistant): SwitchableAssistant {
  let current = usual;
  return {
    get model() {
      return current.model;
    },
    reply: (request) => current.reply(request),
    switchTo: (other) => {
      current = other ?? usual;
    },
  };
}
