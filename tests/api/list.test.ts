import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { keepUnread, listOf, unreadIn } from '../../src/api/list';
import { pageOf } from '../../src/api/page';

const Item = v.object({ id: v.number(), name: v.optional(v.string(), '') });
const List = listOf(Item);

describe('a list of staff', () => {
  it('is read as it is where nothing is wrong', () => {
    const list = v.parse(List, [{ id: 1 }, { id: 2, name: 'Two' }]);
    expect(list).toEqual([
      { id: 1, name: '' },
      { id: 2, name: 'Two' },
    ]);
    expect(unreadIn(list)).toBe(0);
  });

  it('leaves out what it can not read, and counts it', () => {
    const page = v.parse(pageOf(Item), {
      items: [{ id: 1 }, { id: 'two' }, null, { id: 4 }],
      page: 1,
      totalItems: 4,
      totalPages: 1,
    });
    expect(page.items.map(({ id }) => id)).toEqual([1, 4]);
    expect(unreadIn(page.items)).toBe(2);
    expect(unreadIn(keepUnread(page.items, page.items.slice(1)))).toBe(2);
  });

  it.each([[[{ id: 'one' }, 2]], ['no list'], [{ 0: { id: 1 } }]])(
    'is of a wrong shape where nothing of it can be read: %j',
    (given) => {
      expect(v.safeParse(List, given).success).toBe(false);
    },
  );
});
