import { createContext, useContext, useMemo, useState } from 'react';

export type Ids = ReadonlySet<number>;

interface Chosen {
  /** The ids of the chosen prospects. */
  ids: Ids;
  choose(ids: readonly number[], isChosen: boolean): void;
}

export const ChosenContext = createContext<Chosen | null>(null);

/** Which prospects are chosen for an invitation, for the page around the table. */
export function useChosenIds(): Chosen {
  const [ids, setIds] = useState<Ids>(new Set());
  return useMemo(
    () => ({
      ids,
      choose: (changed, isChosen) =>
        setIds((former) => {
          const next = new Set(former);
          for (const id of changed) {
            if (isChosen) next.add(id);
            else next.delete(id);
          }
          return next;
        }),
    }),
    [ids],
  );
}

/** The same for what stands in a row: that draws itself anew, not the row. */
export function useChosen(): Chosen {
  const chosen = useContext(ChosenContext);
  if (!chosen) throw new Error('useChosen needs a ChosenContext around it');
  return chosen;
}
