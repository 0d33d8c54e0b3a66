import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { accounts } from '../../server/db/tables';
import { everyPermission } from '../../src/api/call';

export const amounts = {
  users: 100_000,
  /** Those who talk, and can sign in. */
  talkers: 1_000,
  sessionsOfEach: 25,
  entriesOfEach: 1_000,
  scores: 500_000,
  /** Of each table that staff and developers read. */
  lines: 100_000,
};

/** Everybody who signs in has this one. */
export const password = 'load-trial-1';

export const talkerEmail = (number: number) => `person${number}@load.example`;
export const talkerId = (number: number) => `load|${number}`;
export const staffEmail = 'staff@load.example';

/** Fills an empty installation with as much as a large one has. Those who talk, and one of staff, can sign in. */
export async function fill(db: Db, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    // What is written fits together by itself: looking each reference up takes longer than all else.
    await tx.execute(sql`set local session_replication_role = replica`);
    await write(tx, passwordHash);
  });
  await db.execute(sql`vacuum analyze`);
}

async function write(db: Db, passwordHash: string): Promise<void> {
  const { users, talkers, sessionsOfEach, entriesOfEach, scores, lines } = amounts;
  await db.execute(sql`
    insert into users (id, email, name, language_code, known_roles, share_data, created_at)
    select 'load|' || n, 'person' || n || '@load.example', 'Person ' || md5(n::text), 'en', '{AppUser}', n % 5 = 0,
      now() - n * interval '5 minutes'
    from generate_series(1, ${users}::int) n`);
  await db.execute(sql`
    insert into start_ups (user_id, intro_video_watched_at, profile_saved_at)
    select 'load|' || n, now(), now() from generate_series(1, ${talkers}::int) n`);
  // The last one of each is open.
  await db.execute(sql`
    insert into sessions (user_id, started_at, last_active_at, closed_at, summary, client_summary)
    select 'load|' || n, begun, begun + interval '1 hour', ended,
      case when ended is not null then 'In short: ' || repeat(md5(n::text) || ' ', 5) end,
      case when ended is not null then 'So far: ' || repeat(md5(n::text) || ' ', 8) end
    from generate_series(${sessionsOfEach}::int - 1, 0, -1) as past, generate_series(1, ${talkers}::int) n,
      lateral (select now() - interval '1 hour' - past * interval '3 days' as begun) as beginning,
      lateral (select case when past > 0 then begun + interval '1 hour' end as ended) as ending`);
  await db.execute(sql`
    insert into session_modules (session_id, module_id, started_at, closed_at, summary)
    select id, (select min(id) from modules where id <> 1), started_at, closed_at, summary from sessions order by id`);
  await db.execute(sql`
    insert into chats (user_id, session_module_id, kind, text, created_at)
    select s.user_id, m.id, case when n % 2 = 0 then 'UserInput' else 'ChatResponse' end::chat_kind,
      'What was said ' || n || ' ' || repeat(md5(n::text) || ' ', 5), s.started_at + n * interval '1 second'
    from sessions s join session_modules m on m.session_id = s.id,
      generate_series(1, ${entriesOfEach / sessionsOfEach}::int) n
    order by s.id, n`);
  await db.execute(sql`
    insert into scores (user_id, score, created_at)
    select 'load|' || (1 + n % ${users}::int), 1 + (n * 7 % 5), now() - (n % 540) * interval '1 day' - n * interval '1 millisecond'
    from generate_series(1, ${scores}::int) n`);
  await db.execute(sql`
    insert into prompt_logs (chat_id, prompt_key, request_json, response_json, created_at)
    select id, 'coach', '{}', '{}', created_at from chats where kind = 'ChatResponse' order by id desc limit ${lines}`);
  await db.execute(sql`
    insert into dev_logs (user_id, created_at, category, text)
    select 'load|' || (1 + id % ${talkers}::int), created_at, 'Session', '{"event":"opened","sessionId":1}'
    from prompt_logs`);
  await db.execute(sql`
    insert into costs (user_id, created_at, type, note, item_count, cost_pr_item, total_cost)
    select 'load|' || (1 + id % ${talkers}::int), created_at, 'Prompt tokens', '', 900, 0.000001, 0.0009
    from prompt_logs`);
  await db.execute(sql`
    insert into prospects (name, email, source, ip_address, created_at, unsubscribe_key, user_id, activated_at)
    select name, email, 'load', '', created_at, id, id, case when id not like '%7' then created_at end from users where email like 'person%'`);
  await db.execute(sql`
    insert into generic_feedback (user_id, category, opinion, feedback, page, created_at, updated_at)
    select id, 'bug', 3, 'What I think of it', '/chat', created_at, created_at from users`);
  await db.execute(sql`
    insert into audit_entries (created_at, feature, action, actor_id, actor_name, subject, subject_id, changes)
    select created_at, 'users', 'synced', 'load|staff', 'Staff', 'User ' || id, id, '[]' from users`);
  const known = { passwordHash, createdAt: new Date() };
  await db.insert(accounts).values([
    ...Array.from({ length: talkers }, (_, index) => ({
      ...known,
      id: talkerId(index + 1),
      email: talkerEmail(index + 1),
      name: `Person ${index + 1}`,
      roles: ['AppUser'],
      permissions: [],
    })),
    {
      ...known,
      id: 'load|staff',
      email: staffEmail,
      name: 'Staff',
      roles: [],
      permissions: [...everyPermission],
    },
  ]);
}
