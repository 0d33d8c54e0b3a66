import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** People who can sign in. Removing an account removes its row. */
export const accounts = pgTable('accounts', {
  /** The `sub` of every token, e.g. `auth0|6f…`. */
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** `scrypt$<cost>$<salt>$<key>`, the last two in base64url; without a cost where it is an old one. */
  passwordHash: text().notNull(),
  roles: text().array().notNull(),
  permissions: text().array().notNull(),
  /**
   * Which tokens are good: those that carry this number. A count, not a moment, because tokens know their age in
   * whole seconds only: one of just now and one of just before could not be told apart.
   */
  tokenGeneration: integer().notNull().default(1),
  createdAt: moment().notNull(),
});

/** What the OpenID provider remembers: sessions, grants, codes and tokens; one row each. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    /** The provider's own name of the kind, e.g. `RefreshToken`. */
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    accountId: text(),
    /** Sessions only. */
    uid: text(),
    expiresAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index().on(table.grantId),
    index().on(table.accountId),
    index().on(table.uid),
    index().on(table.expiresAt),
  ],
);

/** The links by which a password can be set without the one before, once each. */
export const passwordLinks = pgTable(
  'password_links',
  {
    /** The code itself stands in the link alone. */
    codeHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** A key, and the moment in ISO 8601 from which it is the one that signs. */
export interface KeptKey {
  value: unknown;
  signsFrom: string;
}

/** The signing keys and the cookie secrets, for all processes on this database. */
export const identityKeys = pgTable('identity_keys', {
  /** `signing` or `cookies`. */
  name: text().primaryKey(),
  /** The oldest first. */
  value: jsonb().$type<KeptKey[]>().notNull(),
});
