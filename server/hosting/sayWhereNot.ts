import type { ServerSettings } from '../settings';

/** Why a server can't listen, in a sentence that names the variable to look at. */
export function sayWhereNot(error: unknown, { host, port }: Pick<ServerSettings, 'host' | 'port'>): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  const sentence = sentences(host, port)[code ?? ''];
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}

function sentences(host: string, port: number): Record<string, string> {
  const noAddress = `SERVER_HOST is ${host}, which is no address of this machine. Name one that it has, or 0.0.0.0 for all of them.`;
  return {
    EADDRINUSE: `SERVER_PORT is ${port}, where another process listens already. Stop that one, or name another port.`,
    EACCES: `SERVER_PORT is ${port}, where this user may not listen. Name a port from 1024 on, and let the proxy have this one.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
    EINVAL: noAddress,
  };
}
