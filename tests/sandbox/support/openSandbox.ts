import { type DataPlace, readSettings } from '../../../sandbox/settings';
import { startSandbox } from '../../../sandbox/startSandbox';
import type { PostgresPlace } from '../../../server/db/postgresPlace';
import { freePort } from '../../server/support/freePort';
import { emptyPlace } from '../../server/support/testDatabase';

export const appOrigin = 'http://localhost:4999';

export interface Person {
  id: string;
  email: string;
  password: string;
}

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;

/**
 * Starts a sandbox without the demonstration's data, on a port of its own or on the given one.
 *
 * @param data where its data is, else an empty database for it alone
 * @param beginsAt the moment that its clock begins at, else the real time
 */
export async function openSandbox(data?: DataPlace | PostgresPlace, port?: number, beginsAt?: string) {
  const chosen = port ?? (await freePort());
  const { host, assistant, newsSite, taskBoard } = readSettings({});
  const sandbox = await startSandbox({
    port: chosen,
    host,
    appOrigin,
    data: data ?? (await emptyPlace()),
    assistant,
    newsSite,
    taskBoard,
    seed: false,
    beginsAt,
  });
  await sandbox.ready;
  const { url, close } = sandbox;

  async function door<Reply = unknown>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${url}/sandbox/${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }

  return {
    url,
    port: chosen,
    close,
    door,
    /** Makes an account through the doors. */
    person: (options: object = {}) => door<Person>('POST', 'accounts', options),
  };
}
