import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { PromptUsage } from '../../../src/api/admin/prompts';
import type { Db } from '../../db/database';
import { promptDefinitions, promptLogs, promptVersions } from '../../db/tables';
import { keptDays } from '../keptDays';
import { costOf } from '../logs/modelCall';
import { firstOr404 } from '../or404';
import { noSuchPrompt, type PromptPlace } from './versions';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * How often each version of a prompt was sent on each day, as far back as prompt logs are kept; 404 when there is no
 * such prompt in the group. Logs go with the chats that they are of, and try-outs leave none.
 */
export async function readPromptUsage(
  db: Db,
  { groupId, definitionId }: PromptPlace,
  now: Date,
): Promise<PromptUsage> {
  const found = await db
    .select({ key: promptDefinitions.key })
    .from(promptDefinitions)
    .where(and(eq(promptDefinitions.id, definitionId), eq(promptDefinitions.groupId, groupId)));
  const { key } = firstOr404(found, noSuchPrompt);
  const to = dayOf(now);
  const from = dayOf(new Date(Date.parse(to) - (keptDays.logs - 1) * millisecondsInDay));

  const day = sql<Date>`date_bin('1 day', ${promptLogs.createdAt}, '2000-01-01Z')`.mapWith(
    promptLogs.createdAt,
  );
  const { id: versionId, number: versionNumber } = promptVersions;
  const rows = await db
    .select({
      day,
      versionId,
      versionNumber,
      calls: count(),
      promptTokens: sumOfTokens('promptTokens'),
      completionTokens: sumOfTokens('completionTokens'),
    })
    .from(promptLogs)
    .leftJoin(promptVersions, eq(promptVersions.id, promptLogs.promptVersionId))
    .where(and(eq(promptLogs.promptKey, key), gte(promptLogs.createdAt, new Date(from))))
    .groupBy(sql`1`, versionId)
    .orderBy(sql`1`, asc(versionNumber));
  return {
    from,
    to,
    usage: rows.map(({ day, ...row }) => ({ date: dayOf(day), ...row, cost: costOf(row) })),
  };
}

/**
 * Read by its letters: Postgres takes no JSON with escapes of what its texts can't hold, and a model may have said such.
 * Within what was said each quote has its backslash, so that the count is found in its own place alone.
 */
const sumOfTokens = (name: 'promptTokens' | 'completionTokens') =>
  sum(sql`substring(${promptLogs.responseJson} from ${`"${name}":([0-9]+)`}::text)::bigint`).mapWith(Number);
