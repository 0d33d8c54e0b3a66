import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept to the millisecond and always with its zone. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
