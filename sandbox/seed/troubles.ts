import { desc, eq } from 'drizzle-orm';
import { assess } from '../../server/assistant/safety/assess';
import type { Db } from '../../server/db/database';
import { sessions } from '../../server/db/tables';
import { type LogLine, writeDevLog } from '../../server/domain/logs/devLog';

const minuteMs = 60_000;

const refused = assess('I want to kill myself', 'en');

/** What went wrong in a conversation: an assistant that didn't answer, and a message that was refused. */
const troubles: LogLine[] = [
  {
    category: 'Exception',
    text: {
      message: 'The assistant took longer than 100000 ms',
      stackTrace: [
        'AssistantFailure: The assistant took longer than 100000 ms',
        '    at asFailure (sandbox/assistant/openAi.ts:83:12)',
        '    at Object.reply (sandbox/assistant/openAi.ts:52:15)',
        '    at async ask (sandbox/api/conversation/exchange.ts:80:12)',
      ].join('\n'),
      source: 'Assistant',
    },
  },
  { category: 'ContentFilter', text: { refused: true, scores: refused } },
];

/** Adds to the log of a person's latest session what developers look for. */
export async function writeTroubles(db: Db, userId: string): Promise<void> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(1);
  if (!session) return;
  const now = new Date(session.lastActiveAt.getTime() + minuteMs);
  await writeDevLog(db, { userId, sessionId: session.id, now }, troubles);
}
