import { letter } from './letter';
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
    ...(await letter({
      subject,
      name,
      title,
      before: [opening],
      link: { words: 'Create your account', address: activate },
      after: [
        'For the sake of your privacy the link works once, and for seven days. Should it no longer work, simply sign up again.',
        'It was not you who signed up? Then nothing more happens, and you can forget this mail.',
      ],
      foot: { words: 'You would rather not hear from us again?', link: 'Unsubscribe', address: unsubscribe },
    })),
  };
}
