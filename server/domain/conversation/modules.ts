import { asc, desc, eq, ne } from 'drizzle-orm';
import type { Module as ListedModule } from '../../../src/api/admin/modules';
import type { Theme } from '../../assistant/coach/understand';
import type { Db } from '../../db/database';
import { modules } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import { record } from '../audit/record';
import type { Author } from '../author';
import { firstOr404 } from '../or404';
import { themeWords } from './themeWords';

/** Never leads a conversation: its prompts check what the person says. */
export const safetyModuleId = 1;

export type Module = typeof modules.$inferSelect;

/** Modules that may lead a conversation, enabled ones first; with all switched off the first still leads. */
export async function listModules(db: Db): Promise<[Module, ...Module[]]> {
  const [first, ...others] = await db
    .select()
    .from(modules)
    .where(ne(modules.id, safetyModuleId))
    .orderBy(desc(modules.enabled), asc(modules.id));
  if (!first) throw new Error('There is no module to lead a conversation');
  return [first, ...others];
}

/** The enabled module for what is being talked about, else the present one while it is enabled, else the first. */
export function chooseModule(
  themes: readonly Theme[],
  [first, ...others]: readonly [Module, ...Module[]],
  presentId: number,
): Module {
  const enabled = [first, ...others].filter((module) => module.enabled);
  const fitting = themes.map((theme) => enabled.find((module) => module.themes.includes(theme)));
  return fitting.find(Boolean) ?? enabled.find(({ id }) => id === presentId) ?? first;
}

/** The modules as staff see them, each with what leads a conversation there. */
export async function readModules(db: Db): Promise<ListedModule[]> {
  const rows = await db.select().from(modules).orderBy(asc(modules.id));
  const fallback = rows.find(({ id }) => id !== safetyModuleId);
  return rows.map(({ id, name, enabled, themes }) => ({
    id,
    name,
    enabled,
    description:
      id === safetyModuleId ? 'Checks what people say, and leads no conversation.' : describe(themes),
    isFallback: id === fallback?.id,
  }));
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

/** What people speak of when a conversation goes there. */
function describe(themes: readonly string[]): string {
  const words = themes.map((theme) => themeWords[theme as Theme] ?? theme);
  return words.length === 0
    ? 'Leads a conversation that is about nothing else in particular.'
    : `Leads a conversation that is about ${list.format(words)}.`;
}

/** Switches a module on or off; 404 when there is none with that id. */
export const switchModule = (db: Db, id: number, enabled: boolean, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await tx.select().from(modules).where(eq(modules.id, id)).for('update');
    const former = firstOr404(found, 'There is no such module.');
    await tx.update(modules).set({ enabled }).where(eq(modules.id, id));
    await record(tx, author, {
      feature: 'modules',
      action: 'changed',
      subject: former.name,
      id,
      changes: changesOf({ Active: former.enabled }, { Active: enabled }),
    });
  });
