import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../../server/db/migrations';
import { type Snapshot, whatBreaks } from '../support/whatBreaks';

const read = (file: string) => JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', file), 'utf8'));
const tags: string[] = read('_journal.json').entries.map(({ tag }: { tag: string }) => tag);
const snapshots: Snapshot[] = tags.map((tag) => read(`${tag.slice(0, 4)}_snapshot.json`));
const statements = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql.join('\n'));

/**
 * What a release of before could trip over. Nobody had one when these came; from here on, one that is needed stands in the
 * changelog as well, which then tells to stop the old release first.
 */
const known: Record<string, string[]> = {
  '0001_content_and_prospects': [
    'start_ups.age_verified_at is gone',
    'start_ups.terms_signed_at is gone',
    'start_ups.questions_answered_at is gone',
    'start_ups.news_read_at is gone',
    'start_ups.score_given_at is gone',
  ],
  '0005_locks': ['questions has questions_key'],
  '0006_lists_and_logs': ['prompt_logs.created_at must be there', 'prompt_logs by update'],
  '0009_model_summaries': ['prompt_logs.chat_id may be missing'],
  '0010_prompt_numbers_and_activations': [
    'prompt_versions.number must be there',
    'prompt_versions by update',
    'prompt_definitions by update',
  ],
  '0017_keep_several_identity_keys': ['identity_keys by update'],
};

describe('a release that goes on while a newer one has migrated the database', () => {
  it.each(tags.slice(1).map((tag, index) => [tag, index + 1] as const))(
    'is at home after %s',
    (tag, index) => {
      const [before, after] = [snapshots[index - 1], snapshots[index]];
      if (!before || !after) throw new Error(`${tag} has no snapshot`);
      expect(whatBreaks(before, after, statements[index] ?? '')).toEqual(known[tag] ?? []);
    },
  );
});

describe('what such a release would trip over', () => {
  const before = snapshots.at(-1) as Snapshot;
  const changed = (change: (tables: Snapshot['tables'], all: Snapshot) => unknown, sql = '') => {
    const after = structuredClone(before);
    change(after.tables, after);
    return whatBreaks(before, after, sql);
  };
  const users = 'public.users';
  const text = { type: 'text', notNull: true };

  it.each<[string, Parameters<typeof changed>[0], string[]]>([
    ['a table that goes', (tables) => delete tables['public.costs'], ['costs is gone']],
    ['a column that goes', ({ [users]: table }) => delete table?.columns.name, ['users.name is gone']],
    [
      'a column that it does not fill',
      ({ [users]: table }) => Object.assign(table?.columns ?? {}, { pronouns: text }),
      ['users.pronouns must be there'],
    ],
    [
      'a type that holds less',
      ({ 'public.costs': table }) => Object.assign(table?.columns.id ?? {}, { type: 'integer' }),
      ['costs.id is integer'],
    ],
    [
      'a rule that its rows may break',
      ({ [users]: table }) => Object.assign(table?.indexes ?? {}, { users_name: { isUnique: true } }),
      ['users has users_name'],
    ],
    [
      'a value that it does not know',
      (_, { enums }) => enums['public.chat_kind']?.values.push('Song'),
      ['chat_kind has other values'],
    ],
  ])('is %s', (_what, change, found) => expect(changed(change)).toEqual(found));

  it('is data that is written anew, and nothing that it need not know', () => {
    expect(changed(() => undefined, 'UPDATE "users" SET "name" = upper("name")')).toEqual([
      'users by update',
    ]);
    const added = { pronouns: { ...text, default: "''" }, nickname: { type: 'text', notNull: false } };
    expect(changed(({ [users]: table }) => Object.assign(table?.columns ?? {}, added))).toEqual([]);
  });
});
