/** Where tests find a running Postgres, as whoever may do everything: they then use it in place of the embedded one. */
export const urlVariable = 'HEARKEN_TEST_POSTGRES';

/** A database with all tables and nothing in them, which tests copy. */
export const template = 'hearken_template';
