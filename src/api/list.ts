import * as v from 'valibot';

/**
 * The items of a list that staff read. What can't be read is left out and counted (`unreadIn`), so that one broken
 * record hides no other (D-144); where none of them can, the reply is of a wrong shape.
 */
export function listOf<Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> {
  const list = v.array(item);
  return {
    ...list,
    '~run': (dataset, config) => {
      const given: unknown = dataset.value;
      if (!Array.isArray(given)) return list['~run'](dataset, config);
      const results = given.map((each) => v.safeParse(item, each, config));
      const read = results.filter(({ success }) => success).map(({ output }) => output);
      const unread = given.length - read.length;
      if (unread === 0 || read.length === 0) return list['~run'](dataset, config);
      return { typed: true, value: marked(read, unread), issues: undefined } as ReturnType<
        (typeof list)['~run']
      >;
    },
  };
}

/** How many items of a reply's list could not be read. */
export const unreadIn = (list: readonly unknown[] | null | undefined): number =>
  (list as Marked | null | undefined)?.unread ?? 0;

/** A part of a list, or the same in another order, that tells as well how many of it could not be read. */
export const keepUnread = <List extends readonly unknown[]>(from: readonly unknown[], list: List): List =>
  unreadIn(from) === 0 ? list : marked(list, unreadIn(from));

interface Marked {
  unread?: number;
}

/** The query cache takes an array with a property of its own over as it is. */
const marked = <List extends readonly unknown[]>(list: List, unread: number): List =>
  Object.assign(list, { unread } satisfies Marked);
