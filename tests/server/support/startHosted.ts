import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { startService } from '../../../server/hosting/startService';
import { readServerSettings } from '../../../server/settings';
import { borrowDatabase } from './borrowDatabase';
import { freePort } from './freePort';
import { emptyPlace } from './testDatabase';

export type Hosted = Awaited<ReturnType<typeof startHosted>>;

/** A hosted server on a new database, from its environment; `url` is where it listens. */
export async function startHosted(env: Record<string, string> = {}, site?: RequestListener) {
  vi.spyOn(console, 'log').mockReturnValue();
  // An empty database that has been opened before is kept, which makes the next one quick to open.
  await (await borrowDatabase()).close();
  const dir = await mkdtemp(path.join(tmpdir(), 'hearken-'));
  const [port, place] = await Promise.all([freePort(), emptyPlace()]);
  const settings = readServerSettings({
    DATA_DIR: dir,
    ...(place === 'memory' ? {} : { DATABASE_URL: place.url }),
    SERVER_PORT: String(port),
    ASSISTANT_PACE: '0',
    ...env,
  });
  const service = await startService(settings, site);
  return {
    ...service,
    url: `http://localhost:${port}`,
    settings,
    close: async () => {
      await service.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
