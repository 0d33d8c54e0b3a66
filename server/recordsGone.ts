/** What people are told while the database can't be had. */
export const recordsGone = 'We can’t reach our records right now.';

/** After how many seconds it is worth trying again. */
export const goneForSeconds = 10;
