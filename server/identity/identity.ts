import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { DatabaseClock } from '../db/databaseClock';
import type { Limits } from '../limits/limits';
import { createSignInGuard } from '../limits/signInGuard';
import { removeUnused } from '../limits/spend';
import { loggable } from '../loggable';
import type { Mailer } from '../mail/mailer';
import { type Accounts, createAccounts } from './accounts';
import { removeExpired } from './adapter';
import {
  answerFramesWith200,
  createUserInfo,
  refuseForeignPreflights,
  refuseGrantsLikeAuth0,
  showProblems,
  showWhenGone,
} from './answers';
import { createForgottenPassword, forgotPasswordPath } from './forgottenPassword';
import { createKeyring } from './keyring';
import type { Keys } from './keys';
import { limitPages } from './limitPages';
import { limitTokens } from './limitTokens';
import { type BelowLogin, createLogin } from './login';
import { createLogout } from './logout';
import { servePageFiles } from './pages/page';
import { createPasswordLinks } from './passwordLinks';
import type { PasswordCost } from './passwords';
import { createProvider } from './provider';
import { createSetPassword } from './setPassword';
import { createVerifyToken, type Token } from './tokens';

/** The first parts of the paths at which the provider answers. */
export const identityPlaces = [
  '.well-known',
  'authorize',
  'forgot-password',
  'login',
  'login-mark.svg',
  'login.css',
  'oauth',
  'set-password',
  'userinfo',
  'v2',
] as const;

const cleanUpEveryMs = 60 * 60 * 1000;

export interface Identity {
  accounts: Accounts;
  /** What a good access token says, null for any other. */
  verifyToken(jwt: string): Promise<Token | null>;
  provider: Provider;
  /** Looks at once whether there are new keys, as it does twice a minute by itself. */
  lookForKeys(): Promise<void>;
  /** Answers every request to the provider's host that nobody else has answered. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

/**
 * Starts the identity provider (contract 4). All that it knows lives in the database.
 *
 * @param clock what accounts and links for passwords go by
 * @param time what sign-ins and tokens go by
 * @param issuer the provider's address with its trailing slash
 * @param appOrigin where the one application runs
 * @param mailer what links for forgotten passwords go out by; while it is closed the login page offers none
 * @param limits how often somebody may try; null for as often as anybody likes
 * @param passwordCost what a password costs; what a hosted server should take if left out
 * @param belowLogin what stands below the form of the login page, if anything
 */
export async function startIdentity({
  db,
  clock,
  time,
  issuer,
  appOrigin,
  mailer,
  limits,
  passwordCost,
  belowLogin,
}: {
  db: Db;
  clock: Clock;
  time: DatabaseClock;
  issuer: string;
  appOrigin: string;
  mailer: Mailer;
  limits: Limits | null;
  passwordCost?: PasswordCost;
  belowLogin?: BelowLogin;
}): Promise<Identity> {
  const accounts = createAccounts(db, clock, passwordCost);
  const passwordLinks = createPasswordLinks({ db, clock, issuer, passwordCost });
  const guard = limits && createSignInGuard(db, limits);
  const forgotten = mailer.isOpen ? forgotPasswordPath : undefined;

  /** The library takes its keys when it is made: with other keys another one answers. What has begun goes on as it was. */
  function provide(keys: Keys): Provider {
    const provider = createProvider({ db, time, accounts, keys, issuer, appOrigin });
    // `handle` says by which address it is reached.
    provider.proxy = true;
    provider.use(showWhenGone(provider, appOrigin));
    provider.use(showProblems(appOrigin));
    provider.use(refuseForeignPreflights(appOrigin));
    provider.use(servePageFiles);
    if (limits) {
      provider.use(limitTokens(db, limits, appOrigin));
      provider.use(limitPages(db, limits, appOrigin));
    }
    provider.use(createLogin({ provider, time, accounts, appOrigin, guard, forgotten, belowLogin }));
    if (forgotten) {
      provider.use(
        createForgottenPassword({ db, accounts, links: passwordLinks, mailer, limits, appOrigin }),
      );
    }
    provider.use(createSetPassword({ links: passwordLinks, appOrigin, forgotten }));
    provider.use(createLogout(provider, db, appOrigin));
    provider.use(createUserInfo((jwt) => verifyToken(jwt), accounts, appOrigin));
    provider.use(refuseGrantsLikeAuth0);
    provider.use(answerFramesWith200);
    return provider;
  }

  let provider: Provider;
  let answer: Identity['handle'];
  const keyring = await createKeyring(db, (keys) => {
    provider = provide(keys);
    answer = reachedAt(issuer, provider.callback());
  });
  const verifyToken = createVerifyToken({ accounts, time, issuer, findKey: keyring.findKey });

  const cleanUp = async () => {
    await removeExpired(db);
    await removeUnused(db);
    await passwordLinks.removeOld();
  };
  await cleanUp();
  const cleaning = setInterval(() => {
    cleanUp().catch((error) => console.error(loggable(error)));
  }, cleanUpEveryMs).unref();

  return {
    accounts,
    verifyToken,
    get provider() {
      return provider;
    },
    lookForKeys: keyring.look,
    handle: (request, response) => answer(request, response),
    close: () => {
      clearInterval(cleaning);
      keyring.close();
    },
  };
}

/** Lets links and cookies be those of the issuer, however a request names it: with TLS where a proxy has that. */
function reachedAt(issuer: string, handle: Identity['handle']): Identity['handle'] {
  const { host, protocol } = new URL(issuer);
  const told = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') };
  return (request, response) => {
    Object.assign(request.headers, told);
    return handle(request, response);
  };
}
