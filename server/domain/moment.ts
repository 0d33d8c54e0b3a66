import { refuse } from './refusal';

/**
 * Reads a timestamp that staff entered. The contract's schema has looked at its form; what is left are days that no
 * month has, and moments outside the years 1 to 9999.
 *
 * @param complaint the message of the 400 for a moment that there is not
 * @param field the field of the body that the moment comes from
 */
export function toMoment(iso: string, complaint: string, field?: string): Date {
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const moment = new Date(iso);
  const momentYear = moment.getUTCFullYear();
  if (day > lastOfMonth || !(momentYear >= 1 && momentYear <= 9999))
    refuse(400, complaint, field ? { field } : {});
  return moment;
}
