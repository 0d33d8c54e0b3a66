import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Less often than a process that stops waits for it to be noticed. */
const lookEveryMs = 2_000;

/** Leads requests to servers that say they are ready, one after the other, over connections that it keeps. */
export async function startBalancer() {
  const servers = new Set<string>();
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const look = async (server: string) => {
    const isReady = await fetch(`${server}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(server);
    else ready.delete(server);
  };
  const looking = setInterval(() => servers.forEach((server) => void look(server)), lookEveryMs);
  let turn = 0;
  const listener = createServer((incoming, response) => {
    const all = [...ready];
    const { url, method, headers } = incoming;
    const onward = ask(`${all[turn++ % all.length]}${url}`, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(listener.address() as AddressInfo).port}`,
    add: async (server: string) => {
      servers.add(server);
      await look(server);
    },
    close: async () => {
      clearInterval(looking);
      agent.destroy();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
