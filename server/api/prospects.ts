import { eq, sql } from 'drizzle-orm';
import {
  activateAccount,
  alreadyRegistered,
  checkActivationCode,
  signUp as signUpCall,
  unsubscribe,
} from '../../src/api/prospects';
import { prospects } from '../db/tables';
import { activate, checkCode } from '../domain/prospects/activate';
import { signUp } from '../domain/prospects/signUp';
import { refuse } from '../domain/refusal';
import { handlePublic } from './handle';

/** The calls of the public forms (contract 2.6). */
export const prospectHandlers = [
  handlePublic(signUpCall, async ({ body, ...tools }) => {
    const isNew = await signUp(tools, body);
    if (!isNew) refuse(400, 'This email address is registered already.', alreadyRegistered);
  }),

  handlePublic(unsubscribe, async ({ db, clock, body: { key } }) => {
    const known = await db
      .update(prospects)
      .set({ unsubscribedAt: sql`coalesce(${prospects.unsubscribedAt}, ${clock.now().toISOString()})` })
      .where(eq(prospects.unsubscribeKey, key))
      .returning({ id: prospects.id });
    if (known.length === 0) refuse(400, 'There is no such key.');
  }),

  handlePublic(checkActivationCode, async ({ body: { code }, ...tools }) => {
    await checkCode(tools, code);
    return {};
  }),

  handlePublic(activateAccount, async ({ body: { code, password }, ...tools }) =>
    activate(tools, code, password),
  ),
];
