import * as v from 'valibot';

/**
 * What something is called. Where a server has no name for it, it gets one here: whatever is listed, opened or read out
 * has a name on the screen.
 */
export const named = (otherwise: string) =>
  v.pipe(
    v.string(),
    v.transform((name) => (name.trim() === '' ? otherwise : name)),
  );

/** Somebody whom the server knows no name of is called by the e-mail address. */
export const calledByEmail = <Person extends { name: string; email: string }>(person: Person): Person => ({
  ...person,
  name: [person.name, person.email, 'Somebody'].find((name) => name.trim() !== '') ?? person.name,
});
