import { html } from 'hono/html';
import type { Mail } from './mailer';

interface Invitation {
  /** The prospect's. */
  id: number;
  name: string;
  email: string;
  code: string;
  unsubscribeKey: string;
}

export type WhichMail = 'first' | 'second' | 'third';

/** How each mail begins, for those who may not remember. */
const openings: Record<WhichMail, { subject: string; title: string; opening: string }> = {
  first: {
    subject: 'Your place at Hearken is ready',
    title: 'Your place is ready',
    opening:
      'Thank you for signing up. There is room for you now: you only need to choose a password, and then somebody listens whenever you need it.',
  },
  second: {
    subject: 'Your place at Hearken is waiting',
    title: 'Your place is waiting',
    opening:
      'A week ago we wrote that there is room for you. Perhaps it was not the right moment. Here is a new link: choose a password, and somebody listens whenever you need it.',
  },
  third: {
    subject: 'A last word about your place at Hearken',
    title: 'Should you still want to talk',
    opening:
      'This is the last time that we write about your place. Should you want it, here is a new link. Should you not, there is nothing you need to do.',
  },
};

/** The mail that invites a prospect to make an account, and those that remind of it (D-60). */
export async function inviteMail(appOrigin: string, which: WhichMail, invitation: Invitation): Promise<Mail> {
  const { subject, title, opening } = openings[which];
  const { id, name, email, code, unsubscribeKey } = invitation;
  const activate = `${appOrigin}/activate?code=${encodeURIComponent(code)}`;
  const unsubscribe = `${appOrigin}/unsubscribe?key=${encodeURIComponent(unsubscribeKey)}`;
  return {
    to: email,
    about: `Prospect ${id}`,
    unsubscribeKey,
    subject,
    text: `Dear ${name},

${opening}

Create your account: ${activate}

For the sake of your privacy the link works once, and for seven days. Should it no longer work, simply sign up again.

It was not you who signed up? Then nothing more happens, and you can forget this mail.

Warm regards,
The Hearken team

You would rather not hear from us again? Unsubscribe: ${unsubscribe}
`,
    html: String(
      await html`<!doctype html>
<html lang="en">
<body style="margin:0;padding:32px 16px;background:#faf7f2;color:#26221d;font:17px/1.6 sans-serif">
<div style="max-width:560px;margin:auto;padding:32px;background:#fff;border:1px solid #dcd4c8;border-radius:20px">
<h1 style="margin:0 0 16px;font:500 28px/1.3 Georgia,serif">${title}</h1>
<p>Dear ${name},</p>
<p>${opening}</p>
<p style="margin:24px 0"><a href="${activate}" style="display:inline-block;padding:12px 24px;background:#1f6a64;color:#fff;border-radius:12px;text-decoration:none">Create your account</a></p>
<p>For the sake of your privacy the link works once, and for seven days. Should it no longer work, simply sign up again.</p>
<p>It was not you who signed up? Then nothing more happens, and you can forget this mail.</p>
<p>Warm regards,<br>The Hearken team</p>
</div>
<p style="max-width:560px;margin:16px auto;color:#645c52;font-size:14px;text-align:center">You would rather not hear from us again? <a href="${unsubscribe}" style="color:#1f6a64">Unsubscribe</a></p>
</body>
</html>
`,
    ),
  };
}
