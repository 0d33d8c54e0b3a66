import type { Permission } from '../../src/api/call';

/** A person made for one test. */
export interface Account {
  id: string;
  email: string;
  password: string;
  /** The address of the sandbox that knows this person. */
  sandbox: string;
}

export interface AccountOptions {
  email?: string;
  name?: string;
  /** `['AppUser']` when left out. */
  roles?: string[];
  permissions?: Permission[];
  /** Whether the start-up wizard is behind this person; `done` when left out. */
  start?: 'done' | 'todo';
  /** How many entries their conversation has. */
  chats?: number;
  /** Whether they share their conversations. */
  shareData?: boolean;
  /** How many lines their developer log has beyond those of the conversation. */
  logLines?: number;
}

/** What the next matching calls get instead of their answer. */
export interface Fault {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** May hold `:name` parts or end in `*`; the identity provider's paths can be named too. */
  path: string;
  /** How many calls; 1 when left out. */
  times?: number;
  status?: number;
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  delayMs?: number;
  /** Breaks the connection. */
  drop?: true;
  /** The e-mail of the one person whose calls are meant, so that tests side by side don't disturb each other. */
  account: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  sentAt: string;
}

export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  body: unknown;
  status: number;
  at: string;
}

/** The sandbox's doors, as calls. */
export interface SandboxDoors {
  address: string;
  makeAccount(options?: AccountOptions): Promise<Account>;
  /** The mails sent to an address, newest first. */
  outbox(to: string): Promise<Mail[]>;
  fault(fault: Fault): Promise<void>;
  /** Forgets every fault, other tests' as well: for the project `apart` only. */
  clearFaults(): Promise<void>;
  /** Lets a language model answer everybody, or with null the coach again: for the project `apart` only. */
  setAssistant(assistant: { url: string; model: string } | null): Promise<void>;
  /** Sets or moves the sandbox's time, for everyone: for the project `apart` only. */
  setClock(time: { now?: string; advanceMs?: number }): Promise<void>;
  resetClock(): Promise<void>;
  /** Changes a person's roles at the identity provider; the back-office follows when somebody syncs. */
  setRoles(email: string, roles: string[]): Promise<void>;
  /** A person's access and refresh tokens stop working at once. */
  expireTokens(email: string): Promise<void>;
  /** The API calls that came from a person's application. */
  calls(email: string): Promise<RecordedCall[]>;
}

/** @param address the sandbox, e.g. `http://localhost:5274` */
export function openDoors(address: string): SandboxDoors {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${address}/sandbox/${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox/${path} answered ${response.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  }

  return {
    address,
    makeAccount: async (options = {}) => {
      const made = (await call('POST', 'accounts', options)) as Omit<Account, 'sandbox'>;
      return { ...made, sandbox: address };
    },
    outbox: async (to) => (await call('GET', `outbox?to=${encodeURIComponent(to)}`)) as Mail[],
    fault: async (fault) => void (await call('POST', 'faults', fault)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    setAssistant: async (assistant) =>
      void (await (assistant ? call('POST', 'assistant', assistant) : call('DELETE', 'assistant'))),
    setClock: async (time) => void (await call('POST', 'clock', time)),
    resetClock: async () => void (await call('DELETE', 'clock')),
    setRoles: async (email, roles) => void (await call('POST', 'accounts/roles', { email, roles })),
    expireTokens: async (email) => void (await call('POST', 'tokens/expire', { email })),
    calls: async (email) => (await call('GET', `calls?email=${encodeURIComponent(email)}`)) as RecordedCall[],
  };
}
