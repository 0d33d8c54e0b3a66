import type { AppConfig } from './buildApp';
import type { PassedOn } from './passOn';
import { providerVariables } from './providerVariables';

/**
 * Where the application finds its sandbox: on a port of its own, where the sandbox always answers, or with a path
 * (e.g. `/backend`) behind the application's own origin, which passes the calls on.
 */
export interface SandboxPlace {
  sandboxPort: number;
  apiPath?: string | undefined;
}

/** The ports of the application and of the sandbox beside it. */
export interface Ports extends SandboxPlace {
  port: number;
}

/** Reads API_PATH. @throws Error with a sentence that begins with the variable's name */
export function readApiPath({ API_PATH = '' }: Record<string, string | undefined>): string | undefined {
  const path = API_PATH.trim();
  if (path && !path.startsWith('/')) throw new Error(`API_PATH is not a path like /backend: ${path}`);
  return path || undefined;
}

/** What the application's own origin passes on, if it does. */
export function passedOn({ sandboxPort, apiPath }: SandboxPlace): PassedOn | undefined {
  if (apiPath === undefined) return undefined;
  return { path: apiPath.replace(/\/+$/, ''), to: `http://localhost:${sandboxPort}` };
}

/** What the application is built with for a sandbox on this machine: its own configuration, and nobody else's. */
export function sandboxApp({ sandboxPort, apiPath }: SandboxPlace): AppConfig {
  const sandbox = `http://localhost:${sandboxPort}`;
  const variables = {
    ...providerVariables(sandbox),
    VITE_API_URL: apiPath ?? sandbox,
    VITE_IP_LOOKUP_URL: `${sandbox}/ip`,
  };
  const others = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE_') && name !== 'NODE_ENV',
  );
  return {
    variables,
    environment: { ...Object.fromEntries(others), ...variables, HEARKEN_IGNORE_ENV_FILES: '1' },
  };
}
