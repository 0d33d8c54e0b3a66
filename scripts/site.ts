import { listen } from '../server/http/listen';
import { createSite } from '../server/site/createSite';
import { createPassOn, type PassedOn } from './passOn';

export interface Site {
  /** Where the site is, e.g. `http://localhost:5173`. */
  address: string;
  close(): Promise<void>;
}

interface SiteOptions {
  directory: string;
  port: number;
  host?: string;
  /** Where the API is when the application calls it at a path of the site. */
  passedOn?: PassedOn | undefined;
}

/**
 * Serves a build on a port of its own.
 *
 * @param port 0 for any free one
 * @param host the address to listen at; empty for this machine only
 */
export async function startSite({ directory, port, host = '', passedOn }: SiteOptions): Promise<Site> {
  const serve = createSite(directory);
  const passOn = passedOn ? createPassOn(passedOn) : () => false;
  const listener = await listen(port, host, (request, response) => {
    if (!passOn(request, response)) serve(request, response);
  });
  return { address: `http://localhost:${listener.port}`, close: listener.close };
}
