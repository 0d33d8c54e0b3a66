import path from 'node:path';
import { root } from './root';
import { buildForSandbox } from './sandboxBuild';
import type { Ports } from './sandboxConfig';
import { startSandboxThread } from './sandboxThread';
import { type Site, startSite } from './site';

/** Builds the application for a stage, unless that is done. @returns where the build lies */
export async function buildStage(ports: Ports): Promise<string> {
  const directory = path.join(root, `.cache/e2e-site-${ports.sandboxPort}`);
  await buildForSandbox(directory, ports);
  return directory;
}

/**
 * Serves a stage: the production build against a sandbox. It takes requests once the data is there.
 *
 * @param data the directory where the sandbox's data lives; without one it is kept in memory
 */
export async function serveStage(ports: Ports, data: string | null = null): Promise<Site> {
  const sandbox = startSandboxThread({ ports, data });
  const [directory] = await Promise.all([buildStage(ports), sandbox.ready]);
  const site = await startSite({ directory, port: ports.port });
  return {
    address: site.address,
    close: async () => {
      await Promise.all([site.close(), sandbox.close()]);
    },
  };
}
