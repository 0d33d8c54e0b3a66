/** Opening a database takes seconds; on a busy machine, with other test files beside it, minutes. */
export const openingLimitMs = 300_000;
