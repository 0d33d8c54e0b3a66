import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { clientAddress } from '../http/clientAddress';

/** Tells visitors their own address, which sign-up asks for (contract X01). */
export function tellAddress(appOrigin: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(cors({ origin: appOrigin, allowMethods: ['GET'] }));
  app.get('/ip', ({ env, json }) =>
    json({ ip: clientAddress(env.incoming) }, 200, { 'Cache-Control': 'no-store' }),
  );
  return app;
}
