import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import { message, toHearken } from '../identity/pages/messagePage';
import { drawPage, pageHeaders } from '../identity/pages/page';

/**
 * Refuses a request with 421 that has come by another name than the server's, and says which that is: sign-in, cookies and
 * links all name the one that it has. A person gets a page.
 */
export async function tellElsewhere(
  { headers }: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): Promise<void> {
  const [origin = '', app = origin] = origins;
  const reason =
    `This server answers at ${origin} alone. A proxy in front of it has to pass the header Host on as it came, or ` +
    'X-Forwarded-Host and be one of TRUSTED_PROXIES.';
  if (headers.accept?.includes('text/html'))
    response.writeHead(421, pageHeaders(app)).end(await elsewherePage(app, reason));
  else
    response
      .writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(`${reason}\n`);
}

function elsewherePage(app: string, reason: string): Promise<string> {
  const title = 'This is not the address';
  const content = message({
    title,
    text: html`What you are looking for is at <strong>${app}</strong>.`,
    rest: html`
      ${toHearken(app, 'Go to Hearken')}
      <p class="help">To whoever runs it: ${reason}</p>
    `,
  });
  return drawPage({ title, content });
}
