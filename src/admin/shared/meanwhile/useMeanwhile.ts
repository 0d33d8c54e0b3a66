import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CallFailure } from '../../../api/failure';
import type { Key } from '../../../shared/query/queryKey';
import {
  type Base,
  changedSince,
  describeChanges,
  type FieldLabel,
  isSame,
  type LastChange,
  type Values,
} from './base';
import { type Unchecked, uncheckedBy } from './unchecked';

/** How an editor finds out what somebody else has done to what it edits. */
export interface MeanwhileOptions {
  /** Reads what is edited again, so that `stored` has it as well; null where it is gone. */
  read(): Promise<Base | null>;
  /** What the fields are called. */
  labels: Readonly<Record<string, FieldLabel>>;
  /** Who has changed last what `stored` holds, where the server says so. */
  changed?: LastChange;
  /** What somebody else has done, as it stands in a sentence; default that they have changed this. */
  deed?: string;
  /** What something new takes the place of, by the fields that it is compared with. */
  replaced?: Values;
  /** Whether this press puts something new in that place; left out for none. */
  replaces?(event: BaseSyntheticEvent | undefined): boolean;
  /** The list that shows it, where it is read by itself: read again, too, once it has gone or cannot be changed. */
  list?: Key;
}

interface Watched extends Partial<MeanwhileOptions> {
  /** What the server has, as far as it is known here; undefined for something new and for what has gone. */
  stored: Values | undefined;
  /** What restored changes had been made to. */
  keptBase: Values | null;
  /** Is given what the changes are made to. */
  baseRef: RefObject<Values | undefined>;
  getValues(): Values;
  setValue(name: string, value: unknown): void;
  subscribe(options: { formState: { values: true }; callback(): void }): () => void;
}

/** Why nothing was sent. */
type Halt = 'changed' | Unchecked | 'raced';

/**
 * What somebody else has changed in the edited thing since the person began: nothing of it is overwritten, and nothing
 * typed is lost, until they have chosen. `MeanwhileNote` shows it.
 */
export function useMeanwhile(watched: Watched) {
  const {
    stored,
    keptBase,
    baseRef,
    labels = {},
    changed,
    read,
    list,
    getValues,
    setValue,
    subscribe,
  } = watched;
  const [base, setBase] = useState(() => stored && { ...stored, ...keptBase });
  const [halt, setHalt] = useState<Halt | null>(null);
  const [settled, setSettled] = useState<{ is: 'mine' | 'theirs'; mine: Values } | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  baseRef.current = base;

  const names = read && base && stored ? changedSince(base, stored) : [];

  const reloadList = () => {
    if (list) void queries.invalidateQueries({ queryKey: list });
  };
  const settle = (is: 'mine' | 'theirs', mine: Values) => {
    setBase(stored);
    setHalt(null);
    setSettled({ is, mine });
    note.current?.focus();
  };
  const put = (values: Values) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value);
  };
  const differing = () => {
    const mine = getValues();
    return Object.fromEntries(
      names.filter((name) => !isSame(mine[name], stored?.[name])).map((name) => [name, mine[name]]),
    );
  };
  const stop = (why: Halt) => {
    setHalt(why);
    return null;
  };
  useEffect(() => {
    if (halt) note.current?.focus();
  }, [halt]);

  return {
    note,
    halt,
    settled: settled?.is ?? null,
    changed,
    deed: watched.deed,
    /** What has changed; read it anew whenever something is typed, `onTyping` tells. */
    changes: () =>
      base && stored ? describeChanges(names, labels, { base, mine: getValues(), theirs: stored }) : [],
    onTyping: (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    keepMine: () => settle('mine', {}),
    takeTheirs: () => {
      const mine = differing();
      put(Object.fromEntries(Object.keys(mine).map((name) => [name, stored?.[name]])));
      settle('theirs', mine);
    },
    putMineBack: () => {
      put(settled?.mine ?? {});
      settle('mine', {});
    },
    /**
     * Reads it again before something is sent.
     *
     * @returns what the change is made to; null where it must not be sent, `gone` where there is nothing to change
     */
    check: async (): Promise<Partial<Base> | 'gone' | null> => {
      if (!read || !base) return {};
      setHalt(null);
      // Before theirs come into the fields in which nobody has typed.
      const mine = getValues();
      try {
        const now = await read();
        if (!now) return 'gone';
        if (now.isClosed) {
          reloadList();
          return null;
        }
        const isOpen = changedSince(base, now.values).some((name) => !isSame(mine[name], now.values[name]));
        return isOpen ? stop('changed') : now;
      } catch (failure) {
        if (failure instanceof CallFailure && failure.isGone) {
          reloadList();
          return 'gone';
        }
        return stop(uncheckedBy(failure));
      }
    },
    /** Somebody else has saved between the look and the save. */
    race: () => stop('raced'),
  };
}

export type Meanwhile = ReturnType<typeof useMeanwhile>;
