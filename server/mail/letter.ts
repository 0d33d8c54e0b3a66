import { html } from 'hono/html';
import type { Mail } from './mailer';

interface Letter {
  subject: string;
  /** Whom it is to. */
  name: string;
  title: string;
  /** A paragraph each. */
  before: readonly string[];
  /** What it is about: a link with its words. */
  link: { words: string; address: string };
  after: readonly string[];
  /** The end of the page, below the signature: words and a link in two or three. */
  foot?: { words: string; link: string; address: string };
}

const greeting = 'Warm regards,';
const sender = 'The Hearken team';

/** Writes a letter down as text and as HTML, which say the same. */
export async function letter(written: Letter): Promise<Pick<Mail, 'subject' | 'text' | 'html'>> {
  return { subject: written.subject, text: asText(written), html: await asHtml(written) };
}

const asText = ({ name, before, link, after, foot }: Letter) =>
  [
    `Dear ${name},`,
    ...before,
    `${link.words}: ${link.address}`,
    ...after,
    `${greeting}\n${sender}`,
    ...(foot ? [`${foot.words} ${foot.link}: ${foot.address}`] : []),
  ]
    .join('\n\n')
    .concat('\n');

const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>\n`);

const asHtml = async ({ name, title, before, link, after, foot }: Letter) =>
  String(
    await html`<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;background:#faf7f2;color:#26221d;font:17px/1.6 sans-serif">
<div style="max-width:560px;margin:auto;padding:32px;background:#fff;border:1px solid #dcd4c8;border-radius:20px">
<h1 style="margin:0 0 16px;font:500 28px/1.3 Georgia,serif">${title}</h1>
<p>Dear ${name},</p>
${paragraphs(before)}<p style="margin:24px 0"><a href="${link.address}" style="display:inline-block;padding:12px 24px;background:#1f6a64;color:#fff;border-radius:12px;text-decoration:none">${link.words}</a></p>
${paragraphs(after)}<p>${greeting}<br>${sender}</p>
</div>
${
  foot
    ? html`<p style="max-width:560px;margin:16px auto;color:#645c52;font-size:14px;text-align:center">${foot.words} <a href="${foot.address}" style="color:#1f6a64">${foot.link}</a></p>`
    : ''
}
</body>
</html>
`,
  );
