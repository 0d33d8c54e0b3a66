/** Ids are Postgres integers; a greater number names nothing. */
const greatestId = 2 ** 31 - 1;

/** Tells a number that can be an id from one that no row can have. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= greatestId;
