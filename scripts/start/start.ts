import path from 'node:path';
import type { ProxyOptions } from 'vite';
import { readSettings } from '../../sandbox/settings';
import { buildApp } from '../buildApp';
import { endWithNpm } from '../endWithNpm';
import { root } from '../root';
import { type Ports, passedOn, readApiPath, sandboxApp } from '../sandboxConfig';
import { startSandboxThread } from '../sandboxThread';
import { type Site, startSite } from '../site';
import { requireFree } from './freePorts';
import { openBehind } from './openBehind';
import { welcome } from './welcome';

const closingLimitMs = 10_000;

/**
 * Starts the application and the sandbox beside it, says where they are, and ends both on Ctrl-C.
 *
 * @param dev serves the sources through Vite's dev server instead of a production build
 */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  const running: { close(): Promise<void> }[] = [];
  let isStopping = false;
  const stop = async (exitCode: number) => {
    // Whoever asks a second time doesn't want to wait.
    if (isStopping) process.exit(exitCode);
    isStopping = true;
    setTimeout(() => process.exit(exitCode), closingLimitMs).unref();
    await Promise.allSettled(running.map((each) => each.close()));
    process.exit(exitCode);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  endWithNpm(() => void stop(0));

  try {
    const { port: sandboxPort, host, appOrigin, data } = readSettings(process.env);
    const apiPath = readApiPath(process.env);
    const ports: Ports = { port: Number(new URL(appOrigin).port || 80), sandboxPort, apiPath };
    await requireFree({ PORT: ports.port, SANDBOX_PORT: ports.sandboxPort });

    const sandbox = startSandboxThread({ ports, data: data === 'memory' ? null : data.dir });
    running.push(sandbox);
    const prepared = dev ? prepareSources(ports, host) : prepareBuild(ports, host);
    const site = await openBehind(prepared, sandbox.listening);
    running.push(site);

    console.log(welcome(site.address, ports));
    await sandbox.ended;
  } catch (error) {
    if (isStopping) return;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    await stop(1);
  }
}

/** Builds the application. @returns opens it */
async function prepareBuild(ports: Ports, host: string): Promise<() => Promise<Site>> {
  const directory = path.join(root, '.sandbox/site');
  console.log('Building the application, if anything changed…');
  await buildApp(directory, sandboxApp(ports));
  return () => startSite({ directory, port: ports.port, host, passedOn: passedOn(ports) });
}

/** Prepares Vite's dev server. @returns opens it */
async function prepareSources(ports: Ports, host: string): Promise<() => Promise<Site>> {
  Object.assign(process.env, sandboxApp(ports).environment);
  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    server: { port: ports.port, strictPort: true, host: host || 'localhost', proxy: proxyOf(ports) },
    logLevel: 'warn',
  });
  return async () => {
    await server.listen();
    return { address: `http://localhost:${ports.port}`, close: () => server.close() };
  };
}

/** What `createPassOn` does, in the words of Vite's dev server. */
function proxyOf(ports: Ports): Record<string, ProxyOptions> | undefined {
  const calls = passedOn(ports);
  if (!calls) return undefined;
  const { path: prefix, to: target } = calls;
  return { [`${prefix}/api/`]: { target, rewrite: (address) => address.slice(prefix.length) } };
}
