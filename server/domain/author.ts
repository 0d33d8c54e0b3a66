import type { Person } from './account/person';

/** Whose name stands beside what is written, and when. */
export interface Writer {
  person: Pick<Person, 'name'>;
  now: Date;
}

/** Who writes or does something on behalf of staff, and when. */
export interface Author extends Writer {
  person: Pick<Person, 'id' | 'name' | 'email'>;
}

/** What a row tells of its author. */
export const writtenBy = ({ person, now }: Writer) => ({ createdBy: person.name, createdAt: now });
