import { type Ports, readApiPath } from './sandboxConfig';

export interface Stage extends Ports {
  /** How long the coach may take over a reply (ASSISTANT_PACE); as long as in production unless tests send many. */
  paceMs?: number;
}

const apiPath = readApiPath(process.env);
const firstPort = Number(process.env.E2E_PORT ?? 5273);

/**
 * Applications with a sandbox beside them, for tests and measurements. E2E_PORT moves their ports, six in a row;
 * API_PATH has the API called at a path of the applications' own origins.
 */
export const stages = {
  main: { port: firstPort, sandboxPort: firstPort + 1, paceMs: 0, apiPath },
  apart: { port: firstPort + 2, sandboxPort: firstPort + 3, apiPath },
  bench: { port: firstPort + 4, sandboxPort: firstPort + 5, paceMs: 0, apiPath },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;

export const addressOf = (port: number) => `http://localhost:${port}`;
