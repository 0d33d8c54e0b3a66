import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** Stands in for the service that tells a visitor's IP address (contract X01): an address kept for documentation. */
export function createIpLookup(appOrigin: string): Hono {
  const app = new Hono();
  app.use(cors({ origin: appOrigin, allowMethods: ['GET'] }));
  app.get('/ip', (context) => context.json({ ip: '203.0.113.7' }, 200, { 'Cache-Control': 'no-store' }));
  return app;
}
