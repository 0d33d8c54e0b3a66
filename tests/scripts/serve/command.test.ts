import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { command } from '../../../scripts/serve/command';
import { openingLimitMs } from '../../server/support/openingLimit';

let dataDir: string;
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  'says on which data it works, and for which address, where no variable and no running server tells',
  async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hearken-command-'));
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('PUBLIC_URL', '');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await command(['account', 'list'])).toBe('Nobody holds a permission.');
    expect(warned).toHaveBeenCalledOnce();
    expect(warned.mock.lastCall?.[0]).toContain(
      `no server runs on ${dataDir}: this is about the embedded database there, and about http://localhost:8080.`,
    );
  },
  openingLimitMs,
);
