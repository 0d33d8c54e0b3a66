import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Lets in this machine only, and no web page: neither one that a browser on this machine has open from elsewhere, nor
 * one whose name was made to point here.
 */
export const onlyThisMachine: MiddlewareHandler = async (context, next) => {
  const { address = '' } = getConnInfo(context).remote;
  const host = context.req.header('Host') ?? '';
  const origin = context.req.header('Origin');
  const local = loopback.test(address) && localHost.test(host);
  const fromPage = origin !== undefined && !localHost.test(origin.replace(/^https?:\/\//, ''));
  if (!local || fromPage) throw new HTTPException(403, { message: 'The doors answer this machine only.' });
  await next();
};
