import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as tables from '../../../../server/db/tables';
import {
  emptiedOfAudit,
  emptiedOfUser,
  goneByAddress,
  goneWithPerson,
  goneWithSessions,
  keptOfAudit,
  keptOfUser,
  keptWithoutPerson,
} from '../../../../server/domain/account/personalData';

const all = Object.values<unknown>(tables).filter((each): each is PgTable => is(each, PgTable));
const names = (some: readonly PgTable[]) => some.map(getTableName).toSorted();

describe('when a person is removed', () => {
  it('something is said of every table that names a person', () => {
    const ofPersons = all.filter((table) => 'userId' in getTableColumns(table));
    expect(names([...goneWithPerson, ...goneWithSessions, ...keptWithoutPerson, ...goneByAddress])).toEqual(
      names(ofPersons),
    );
  });

  it('what stays can forget whose it was', () => {
    for (const table of keptWithoutPerson) expect(table.userId.notNull, getTableName(table)).toBe(false);
  });

  it('something is said of every column of the entries on them in the audit trail', () => {
    const columns = Object.keys(getTableColumns(tables.auditEntries));
    expect([...Object.keys(emptiedOfAudit), ...keptOfAudit].toSorted()).toEqual(columns.toSorted());
  });

  it('something is said of every column of their own row', () => {
    const columns = Object.keys(getTableColumns(tables.users));
    expect([...Object.keys(emptiedOfUser), ...keptOfUser].toSorted()).toEqual(columns.toSorted());
  });
});
