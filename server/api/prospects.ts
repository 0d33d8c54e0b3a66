import {
  activateAccount,
  alreadyRegistered,
  checkActivationCode,
  signUp as signUpCall,
  unsubscribe as unsubscribeCall,
} from '../../src/api/prospects';
import { activate, checkCode } from '../domain/prospects/activate';
import { unsubscribe } from '../domain/prospects/prospects';
import { signUp } from '../domain/prospects/signUp';
import { refuse } from '../domain/refusal';
import { handlePublic } from './handle';

/** The calls of the public forms (contract 2.6). */
export const prospectHandlers = [
  handlePublic(signUpCall, async ({ body, ...tools }) => {
    const isNew = await signUp(tools, body);
    if (!isNew)
      refuse(400, 'This email address is registered already.', { code: alreadyRegistered, field: 'email' });
  }),

  handlePublic(unsubscribeCall, ({ body, ...tools }) => unsubscribe(tools, body.key, tools.clock.now())),

  handlePublic(checkActivationCode, ({ body: { code }, ...tools }) => checkCode(tools, code)),

  handlePublic(activateAccount, async ({ body: { code, password }, ...tools }) =>
    activate(tools, code, password),
  ),
];
