import type { Hono } from 'hono';
import { unsubscribe } from '../domain/prospects/prospects';
import { Refusal } from '../domain/refusal';
import type { Tools } from '../domain/tools';

type UnsubscribeTools = Pick<Tools, 'db' | 'clock' | 'mailer' | 'appOrigin'>;

/**
 * Where mail programs post to when somebody presses their button 'Unsubscribe' (RFC 8058). Whoever opens the address
 * comes to the page, which asks first: programs that look for bad links open it, too.
 */
export function mountOneClickUnsubscribe(app: Hono, { appOrigin, ...tools }: UnsubscribeTools): void {
  app.get('/mail/unsubscribe/:key', ({ req, redirect }) =>
    redirect(`${appOrigin}/unsubscribe?key=${encodeURIComponent(req.param('key'))}`, 303),
  );
  app.post('/mail/unsubscribe/:key', async ({ req, text }) => {
    try {
      await unsubscribe(tools, req.param('key'), tools.clock.now());
      return text('You get no more mails from us.');
    } catch (error) {
      if (error instanceof Refusal) return text(error.message, error.status);
      throw error;
    }
  });
}
