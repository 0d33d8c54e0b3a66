import { audience, clientId } from '../server/identity/settings';
import type { PassedOn } from './passOn';

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

/** The application's configuration for a sandbox on this machine. */
export function sandboxVariables({ sandboxPort, apiPath }: SandboxPlace): Record<string, string> {
  const sandbox = `http://localhost:${sandboxPort}`;
  return {
    VITE_API_URL: apiPath ?? sandbox,
    VITE_AUTH0_DOMAIN: sandbox,
    VITE_AUTH0_CLIENT_ID: clientId,
    VITE_AUTH0_AUDIENCE: audience,
    VITE_IP_LOOKUP_URL: `${sandbox}/ip`,
  };
}

/** This process's environment with the application's configuration for the sandbox, and nothing else of it. */
export function sandboxEnvironment(place: SandboxPlace): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE_') && name !== 'NODE_ENV',
  );
  return { ...Object.fromEntries(others), ...sandboxVariables(place), HEARKEN_IGNORE_ENV_FILES: '1' };
}
