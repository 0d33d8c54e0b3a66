import { asc, isNotNull } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import {
  genericFeedback,
  modules,
  promptDefinitions,
  promptVersions,
  prospects,
  settings,
  settingVersions,
  signupSources,
  terms,
} from '../../server/db/tables';
import { changesOf, dayOf } from '../../server/domain/audit/changesOf';
import { type Deed, record } from '../../server/domain/audit/record';
import { toldOfTerms } from '../../server/domain/terms/recordOnTerms';
import { daysBefore } from './days';

interface Happening extends Deed {
  createdBy: string;
  createdAt: Date;
}

/** Gives the audit trail a past: what staff have done to what the demonstration shows. */
export async function seedAudit(
  db: Db,
  { staff, now }: { staff: { id: string; name: string; email: string }; now: Date },
): Promise<void> {
  const happenings = [
    ...(await ofSources(db)),
    ...(await ofPrompts(db)),
    ...(await ofTerms(db)),
    ...(await ofSettings(db)),
    ...(await ofLastDays(db, staff.name, now)),
  ];
  for (const { createdBy, createdAt, ...deed } of happenings) {
    // The others who are named have no account in the demonstration.
    const id = createdBy === staff.name ? staff.id : `demo|${createdBy}`;
    await record(db, { person: { id, name: createdBy, email: '' }, now: createdAt }, deed);
  }
}

const ofSources = async (db: Db): Promise<Happening[]> =>
  (await db.select().from(signupSources)).map(({ id, source, description, maxAutoSignups, ...written }) => ({
    ...written,
    ...{ feature: 'sources', action: 'created', subject: source, id },
    changes: changesOf(null, { Description: description, 'Most sign-ups': maxAutoSignups }),
  }));

async function ofPrompts(db: Db): Promise<Happening[]> {
  const titles = new Map((await db.select().from(promptDefinitions)).map(({ id, title }) => [id, title]));
  const versions = await db.select().from(promptVersions).orderBy(asc(promptVersions.id));
  return versions.flatMap(({ definitionId: id, number, note, text, active, createdBy, createdAt }) => {
    const subject = `${titles.get(id)}, version ${number}`;
    const version = { createdBy, createdAt, feature: 'prompts', subject, id } as const;
    const activation = changesOf(
      { 'Active version': number > 1 ? number - 1 : null },
      { 'Active version': number },
    );
    return [
      { ...version, action: 'created', changes: changesOf(null, { Note: note, Text: text }) },
      ...(active ? [{ ...version, action: 'activated', changes: activation } as const] : []),
    ];
  });
}

const ofTerms = async (db: Db): Promise<Happening[]> =>
  (await db.select().from(terms).orderBy(asc(terms.id))).flatMap(({ id, createdBy, createdAt, ...row }) => {
    const version = { createdBy, createdAt, feature: 'terms', subject: `Version ${id}`, id } as const;
    const activation = changesOf({ State: 'Draft' }, { State: 'Pending' });
    return [
      { ...version, action: 'created', changes: changesOf(null, toldOfTerms(row)) },
      ...(row.activated ? [{ ...version, action: 'activated', changes: activation } as const] : []),
    ];
  });

async function ofSettings(db: Db): Promise<Happening[]> {
  const titles = new Map((await db.select().from(settings)).map(({ id, title }) => [id, title]));
  const versions = await db.select().from(settingVersions).orderBy(asc(settingVersions.id));
  return versions.map(({ settingId: id, value, activeSinse, createdBy, createdAt }) => ({
    ...{ createdBy, createdAt, feature: 'settings', action: 'created', subject: titles.get(id) ?? '', id },
    changes: changesOf(null, { Value: value, 'Active from': dayOf(activeSinse) }),
  }));
}

async function ofLastDays(db: Db, createdBy: string, now: Date): Promise<Happening[]> {
  const daysAgo = (days: number) => ({ createdBy, createdAt: daysBefore(now, days) });
  const [invited] = await db.select().from(prospects).where(isNotNull(prospects.firstMailAt)).limit(1);
  const [item] = await db.select().from(genericFeedback).limit(1);
  const [, module] = await db.select().from(modules).orderBy(asc(modules.id)).limit(2);
  if (!invited || !item || !module) throw new Error('The demonstration is not complete');
  const { id, email } = invited;
  const switched = { feature: 'modules', action: 'changed', subject: module.name, id: module.id } as const;
  return [
    { ...daysAgo(3.2), feature: 'prospects', action: 'invited', subject: `Prospect ${id}`, id, email },
    {
      ...daysAgo(2.4),
      ...{ feature: 'feedback', action: 'changed', subject: `Feedback ${item.id}`, id: item.id },
      changes: changesOf({ State: 'New' }, { State: 'InProgress' }),
    },
    { ...daysAgo(1.3), ...switched, changes: changesOf({ Active: true }, { Active: false }) },
    { ...daysAgo(1.2), ...switched, changes: changesOf({ Active: false }, { Active: true }) },
    {
      ...daysAgo(0.4),
      ...{ feature: 'news', action: 'refreshed', subject: 'News', id: '' },
      changes: changesOf(null, { 'Items fetched': 12 }),
    },
  ];
}
