import type { PasswordCost } from '../server/identity/passwords';

/** What a password costs where accounts are made by the hundred and guard nothing. */
export const cheapCost: PasswordCost = { N: 2 ** 14, r: 8, p: 1 };
