import type { Writer } from './author';
import { refuse } from './refusal';

interface Row {
  changedBy: string | null;
  changedAt: Date | null;
  revision: number;
}

/** What a row tells of its last change. */
export const toldChange = ({ changedBy, changedAt, revision }: Row) => ({
  changedBy: changedBy ?? undefined,
  changedAt: changedAt?.toISOString(),
  revision,
});

/** What is stored beside a change of a row. */
export const changedNow = ({ person, now }: Writer, { revision = 1 }: { revision?: number }) => ({
  changedBy: person.name,
  changedAt: now,
  revision: revision + 1,
});

/**
 * Refuses with 409 where somebody else has changed what a change is based on. Within the transaction that has locked it.
 *
 * @param basedOn what the caller has seen; undefined for callers that do not say
 */
export function refuseIfNewer<Seen>(now: Seen, basedOn: Seen | undefined): void {
  if (basedOn !== undefined && basedOn !== now) refuse(409, 'Somebody else has changed this meanwhile.');
}
