/** Opening a database takes a second, and where its dump has to be made first several; on a busy machine ten times that. */
export const openingLimitMs = 60_000;
