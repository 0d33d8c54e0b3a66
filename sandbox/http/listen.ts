import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/**
 * Listens at once; requests that come before the handler is there wait for it.
 *
 * @param handler what answers, as soon as it can; when it fails, waiting requests are broken off
 */
export async function listen(port: number, handler: Promise<Handle>): Promise<Server> {
  // A failure is told to whoever started this; without a request nobody listens to it here.
  handler.catch(() => undefined);
  const server = createServer((request, response) => {
    handler
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use already.`) : error);
    });
    server.listen(port, resolve);
  });
  return server;
}

/** Stops listening and ends what is open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
