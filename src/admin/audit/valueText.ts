import { formatDateTime, formatDay } from '../../ui/dates';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** A value as the reader writes it, where it is a day or a moment. */
export function valueText(value: string): string {
  if (moment.test(value)) return formatDateTime(value);
  return day.test(value) ? formatDay(value) : value;
}
