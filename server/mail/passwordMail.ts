import { letter } from './letter';
import type { Mail } from './mailer';

interface PasswordMail {
  name: string;
  email: string;
  /** The link that sets a new password. */
  link: string;
  validHours: number;
}

/** The mail to somebody who has forgotten the password. */
export const passwordMail = async ({ name, email, link, validHours }: PasswordMail): Promise<Mail> => ({
  to: email,
  about: 'A link to set a password',
  ...(await letter({
    subject: 'A new password for Hearken',
    name,
    title: 'Set a new password',
    before: ['You asked for a link to set a new password. Here it is.'],
    link: { words: 'Set a new password', address: link },
    after: [
      `The link works once, for ${validHours} hours, and logs you out everywhere else.`,
      'It was not you who asked? Then you can forget this mail: your password stays as it is.',
    ],
  })),
});
