import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { accounts } from '../../server/db/tables';
import { everyPermission } from '../../src/api/call';

export const amounts = { users: 100_000, talkers: 1_000, entriesOfEach: 1_000, scores: 500_000 };

/** Everybody who signs in has this one. */
export const password = 'load-trial-1';

export const talkerEmail = (number: number) => `person${number}@load.example`;
export const staffEmail = 'staff@load.example';

/** Fills an empty installation with as much as a large one has. Those who talk, and one of staff, can sign in. */
export async function fill(db: Db, passwordHash: string): Promise<void> {
  const { users, talkers, entriesOfEach, scores } = amounts;
  await db.execute(sql`
    insert into users (id, email, name, language_code, known_roles, created_at)
    select 'load|' || n, 'person' || n || '@load.example', 'Person ' || md5(n::text), 'en', '{AppUser}',
      now() - n * interval '5 minutes'
    from generate_series(1, ${users}::int) n`);
  await db.execute(sql`
    insert into start_ups (user_id, intro_video_watched_at, profile_saved_at)
    select 'load|' || n, now(), now() from generate_series(1, ${talkers}::int) n`);
  await db.execute(sql`
    insert into sessions (user_id, started_at, last_active_at)
    select 'load|' || n, now() - interval '2 hours', now() from generate_series(1, ${talkers}::int) n`);
  await db.execute(sql`
    insert into session_modules (session_id, module_id, started_at)
    select id, (select min(id) from modules), started_at from sessions`);
  await db.execute(sql`
    insert into chats (user_id, session_module_id, kind, text, created_at)
    select s.user_id, m.id, case when n % 2 = 0 then 'UserInput' else 'ChatResponse' end::chat_kind,
      'What was said ' || n || ' ' || repeat(md5(n::text) || ' ', 5), now() - interval '1 hour' + n * interval '1 second'
    from sessions s join session_modules m on m.session_id = s.id, generate_series(1, ${entriesOfEach}::int) n
    order by n`);
  await db.execute(sql`
    insert into scores (user_id, score, created_at)
    select 'load|' || (1 + n % ${users}::int), 1 + (n * 7 % 5), now() - (n % 540) * interval '1 day' - n * interval '1 millisecond'
    from generate_series(1, ${scores}::int) n`);
  const known = { passwordHash, createdAt: new Date() };
  await db.insert(accounts).values([
    ...Array.from({ length: talkers }, (_, index) => ({
      ...known,
      id: `load|${index + 1}`,
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
  await db.execute(sql`vacuum analyze`);
}
