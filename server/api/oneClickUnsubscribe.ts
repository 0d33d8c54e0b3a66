import type { Context, Hono } from 'hono';
import { unsubscribe } from '../domain/prospects/prospects';
import { Refusal } from '../domain/refusal';
import type { Tools } from '../domain/tools';

interface UnsubscribeTools extends Pick<Tools, 'db' | 'clock' | 'mailer' | 'appOrigin'> {
  /** Refuses with 429 who does it much too often. */
  check(context: Context): Promise<void>;
}

/**
 * Where mail programs post to when somebody presses their button 'Unsubscribe' (RFC 8058). Whoever opens the address
 * comes to the page, which asks first: programs that look for bad links open it, too.
 */
export function mountOneClickUnsubscribe(app: Hono, { appOrigin, check, ...tools }: UnsubscribeTools): void {
  app.get('/mail/unsubscribe/:key', ({ req, redirect }) =>
    redirect(`${appOrigin}/unsubscribe?key=${encodeURIComponent(req.param('key'))}`, 303),
  );
  app.post('/mail/unsubscribe/:key', async (context) => {
    const { req, text } = context;
    try {
      await check(context);
      await unsubscribe(tools, req.param('key'), tools.clock.now());
      return text('You get no more mails from us.');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, status, waitSeconds } = error;
      return text(message, status, waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) });
    }
  });
}
