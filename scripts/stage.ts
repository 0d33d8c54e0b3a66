import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from './buildApp';
import { root } from './root';
import { passedOn, type SandboxPlace, sandboxApp } from './sandboxConfig';
import { startSandboxThread } from './sandboxThread';
import { type Site, startSite } from './site';
import { copySite } from './siteCopy';
import { type Stage, stages } from './stages';

const builtOnce = path.join(root, '.cache/e2e-site');
/** No sandbox listens there; each stage's copy of the build gets its own port in its place. */
const nobodysPort = 65_535;

/** Builds the application for all stages, unless that very build is there. */
export const buildForStages = (): Promise<boolean> =>
  buildApp(builtOnce, sandboxApp({ ...stages.main, sandboxPort: nobodysPort }));

/** Makes a stage's application of the one build, unless that is done. @returns where it lies */
export async function buildStage({ sandboxPort }: SandboxPlace): Promise<string> {
  await buildForStages();
  const directory = `${builtOnce}-${sandboxPort}`;
  const [stamp, copied] = [`${builtOnce}.stamp`, `${directory}.stamp`].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : null,
  );
  if (stamp && stamp === copied) return directory;

  await rm(directory, { recursive: true, force: true });
  await copySite({
    from: builtOnce,
    to: directory,
    address: `localhost:${nobodysPort}`,
    instead: `localhost:${sandboxPort}`,
  });
  await writeFile(`${directory}.stamp`, stamp ?? '');
  return directory;
}

/**
 * Serves a stage: the production build against a sandbox. It takes requests once the data is there.
 *
 * @param data the directory where the sandbox's data lives; without one it is kept in memory
 */
export async function serveStage(stage: Stage, data: string | null = null): Promise<Site> {
  const { paceMs, ...ports } = stage;
  const sandbox = startSandboxThread({ ports, data, paceMs });
  const [directory] = await Promise.all([buildStage(ports), sandbox.ready]);
  const site = await startSite({ directory, port: ports.port, passedOn: passedOn(ports) });
  return {
    address: site.address,
    close: async () => {
      await Promise.all([site.close(), sandbox.close()]);
    },
  };
}
