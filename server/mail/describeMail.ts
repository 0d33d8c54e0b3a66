import type { Smtp } from './smtp';

/** Says in a sentence whether the mail server answers. */
export async function describeMail(smtp: Smtp | null): Promise<string> {
  if (!smtp) return 'Mails wait in the database, as SMTP_URL is not set.';
  try {
    await smtp.check();
    return `Mails go out by ${smtp.name}.`;
  } catch (error) {
    return `Mails wait for ${smtp.name}. ${(error as Error).message}`;
  }
}
