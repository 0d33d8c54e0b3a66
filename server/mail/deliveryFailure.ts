/** Why a mail has not gone out. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';

  constructor(
    /** A sentence without an address; it begins with the variable that may be wrong. */
    message: string,
    /** `mail`: this one never will. `later`: not now. `server`: no other would have, either. */
    readonly concerns: 'mail' | 'later' | 'server',
  ) {
    super(message);
  }
}

/** What an SMTP client's error tells beside its message. */
interface SmtpError {
  message: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Reads what the mail client throws. */
export function deliveryFailure(thrown: unknown): DeliveryFailure {
  const { code, command, responseCode, response, message } = thrown as SmtpError;
  const reason = withoutAddresses(response || message).slice(0, longestReason);
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return new DeliveryFailure(
      `SMTP_URL: the mail server refuses the user or the password: ${reason}`,
      'server',
    );
  if (command === 'MAIL FROM')
    return new DeliveryFailure(`MAIL_FROM: the mail server takes no mails from there: ${reason}`, 'server');
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isOfMail)
    return new DeliveryFailure(`SMTP_URL: the mail server does not answer as it should: ${reason}`, 'server');
  // Without an answer of the server's the address is none.
  const isForGood = responseCode === undefined || responseCode >= 500;
  return new DeliveryFailure(reason, isForGood ? 'mail' : 'later');
}

const longestReason = 300;

/** Servers repeat the address that they refuse. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…').replaceAll(/\s+/g, ' ');
