import type { Person } from './account/person';

/** Who writes something on behalf of staff, and when. */
export interface Author {
  person: Pick<Person, 'name' | 'email'>;
  now: Date;
}

/** What a row tells of its author. */
export const writtenBy = ({ person, now }: Author) => ({ createdBy: person.name, createdAt: now });
