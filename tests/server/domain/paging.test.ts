import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { users } from '../../../server/db/tables';
import { orderOf, pageOf, partOf, wholeList } from '../../../server/domain/paging';

describe('the part of a list', () => {
  it('begins after the pages before', () => {
    expect(partOf({ page: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 });
  });

  it('is the first hundred, or the page of a hundred, where a query leaves out the other', () => {
    expect(partOf({ pageSize: 7 })).toEqual({ limit: 7, offset: 0 });
    expect(partOf({ page: 2 })).toEqual({ limit: 100, offset: 100 });
  });

  it('is all of it for a query that asks for none', () => {
    expect(partOf({})).toEqual(wholeList);
  });
});

describe('a page of a list', () => {
  it.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
  ])('knows of %i items that they fill %i pages', (totalItems, totalPages) => {
    expect(pageOf({ page: 1, pageSize: 20 }, ['Ada'], totalItems)).toEqual({
      items: ['Ada'],
      page: 1,
      totalItems,
      totalPages,
    });
  });
});

describe('the order of a list', () => {
  const textOf = (order: 'Asc' | 'Desc') =>
    orderOf(users.name, order, users.id).map((part) => new PgDialect().sqlToQuery(part).sql);

  it('has what is missing for the least, and settles a tie by the id', () => {
    expect(textOf('Asc')).toEqual(['"users"."name" asc nulls first', '"users"."id" asc']);
    expect(textOf('Desc')).toEqual(['"users"."name" desc nulls last', '"users"."id" asc']);
  });
});
