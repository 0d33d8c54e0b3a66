import type { sessions } from '../../db/tables';
import type { Person } from '../account/person';

export type Session = typeof sessions.$inferSelect;

/** Whose conversation it is, as far as the conversation needs to know. */
export type Speaker = Pick<Person, 'id' | 'languageCode'>;
