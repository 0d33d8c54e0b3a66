import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { devLogs } from '../../server/db/tables';
import { latestSessionId } from '../../server/domain/conversation/sessions';
import { type LogLine, toRow } from '../../server/domain/logs/devLog';

const usage = { promptTokens: 412, completionTokens: 38, totalTokens: 450 };

/** What the lines hold, in turn. */
const lines: LogLine[] = [
  {
    category: 'GptCall',
    text: {
      prompt: [
        {
          role: 'system',
          content: 'You are a warm, patient coach. Listen first, and ask one open question.',
        },
        { role: 'user', content: 'I was awake from three again. My head goes through lists.' },
      ],
      usage,
      choices: [
        {
          message: { content: 'Awake since three, with a head that makes lists. Which item comes back?' },
          finishReason: 'stop',
        },
      ],
    },
  },
  { category: 'Module', text: { event: 'entered', moduleId: 3, module: 'Stress and rest' } },
  {
    category: 'Exception',
    text: { message: 'No answer', stackTrace: 'AssistantFailure: No answer', source: 'Assistant' },
  },
];

/** Gives a person's latest session a long developer log, a line a second up to `now`. */
export async function writeManyLines(
  db: Db,
  { userId, count, now }: { userId: string; count: number; now: Date },
): Promise<void> {
  const sessionId = await latestSessionId(db, userId);
  const kinds = lines.map((line) => toRow({ userId, sessionId, now }, line));
  await db.execute(sql`
    insert into ${devLogs} (user_id, session_id, created_at, category, text)
    select ${userId}, ${sessionId}::int,
      ${now.toISOString()}::timestamptz - (${count}::int - n) * interval '1 second',
      kind ->> 'category', kind ->> 'text'
    from generate_series(1, ${count}::int) as n
    cross join lateral (select ${JSON.stringify(kinds)}::jsonb -> (n % ${kinds.length}::int) as kind) as chosen
    order by n
  `);
}
