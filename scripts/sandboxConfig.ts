import { audience, clientId } from '../server/identity/settings';

/** The ports of the application and of the sandbox beside it. */
export interface Ports {
  port: number;
  sandboxPort: number;
}

/** The application's configuration for a sandbox on this machine. */
export function sandboxVariables({ sandboxPort }: Pick<Ports, 'sandboxPort'>): Record<string, string> {
  const sandbox = `http://localhost:${sandboxPort}`;
  return {
    VITE_API_URL: sandbox,
    VITE_AUTH0_DOMAIN: sandbox,
    VITE_AUTH0_CLIENT_ID: clientId,
    VITE_AUTH0_AUDIENCE: audience,
    VITE_IP_LOOKUP_URL: `${sandbox}/ip`,
  };
}

/** This process's environment with the application's configuration for the sandbox, and nothing else of it. */
export function sandboxEnvironment(ports: Pick<Ports, 'sandboxPort'>): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE_') && name !== 'NODE_ENV',
  );
  return { ...Object.fromEntries(others), ...sandboxVariables(ports), HEARKEN_IGNORE_ENV_FILES: '1' };
}
