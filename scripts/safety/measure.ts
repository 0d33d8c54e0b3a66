import { type SafetyMessage, type Tier, tierOfKind } from './messages';

/** How well a group of messages is told apart. */
export interface Measured {
  name: string;
  /** Of those who are in danger, how many are recognised as such, in percent; null where there are none. */
  danger: number | null;
  /** Of those who need care, how many are offered help of either kind. */
  care: number | null;
  /** Of those who need nothing, how many are offered help. */
  falseAlarms: number | null;
}

/**
 * Counts what is recognised, in groups and in all.
 *
 * @param groupOf the name of a message's group, e.g. its language
 */
export function measure(
  messages: readonly SafetyMessage[],
  tierOf: (message: SafetyMessage) => Tier,
  groupOf: (message: SafetyMessage) => string,
): Measured[] {
  const judged = messages.map((message) => ({
    group: groupOf(message),
    needs: tierOfKind[message.kind],
    told: tierOf(message),
  }));
  const of = (name: string, group: typeof judged): Measured => ({
    name,
    danger: share(group, 1, ({ told }) => told === 1),
    care: share(group, 2, ({ told }) => told > 0),
    falseAlarms: share(group, 0, ({ told }) => told > 0),
  });
  const names = [...new Set(judged.map(({ group }) => group))];
  return [
    ...names.map((name) =>
      of(
        name,
        judged.filter(({ group }) => group === name),
      ),
    ),
    of('all', judged),
  ];
}

function share<Judged extends { needs: Tier }>(
  group: readonly Judged[],
  needs: Tier,
  isCounted: (one: Judged) => boolean,
): number | null {
  const concerned = group.filter((one) => one.needs === needs);
  if (concerned.length === 0) return null;
  return (100 * concerned.filter(isCounted).length) / concerned.length;
}
