import type { AnyCall, BodyOf, ParamsOf, QueryOf, ReplyOf } from '../../src/api/call';
import type { ReplyProgress } from '../../src/api/replyEvents';
import type { Person } from '../domain/account/person';
import type { Author } from '../domain/author';
import type { Tools } from '../domain/tools';

/** A checked call: parameters, query and body have the types of its declaration. */
export interface Request<C> extends Tools {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** This server's own address, for absolute links. */
  origin: string;
  /** The country that the browser's languages name; null where they name none that we know help in. */
  country: string | null;
  /** Tells of the reply while it comes, where the call may stream and the caller has asked for that. */
  tell?(progress: ReplyProgress): void;
  /** Fires when the caller has gone. */
  signal: AbortSignal;
}

/** What a handler returns; calls without a reply return nothing and answer 204. */
type Answer<C> = [ReplyOf<C>] extends [null] ? Promise<void> : Promise<ReplyOf<C>>;

/** A contract call and what answers it. */
export interface Handler {
  call: AnyCall;
  answer(request: Request<AnyCall>, person: Person | null): Promise<unknown>;
}

/**
 * Answers a call of signed-in people. Token, role, permissions, parameters, query and body have been checked against
 * the declaration by the time `answer` runs; it refuses with `refuse`.
 *
 * @example
 * handle(getUserStatus, async ({ db, person }) => statusOf(await findStartUp(db, person.id)))
 */
export function handle<C extends AnyCall>(
  call: C,
  answer: (request: Request<C> & { person: Person; author: Author }) => Answer<C>,
): Handler {
  if (call.access === 'anonymous') throw new Error(`${call.id} is anonymous: use handlePublic`);
  return {
    call,
    answer: (request, person) => {
      if (!person) throw new Error(`${call.id} reached its handler without a person`);
      const author = { person, now: request.clock.now() };
      return answer({ ...(request as Request<C>), person, author });
    },
  };
}

/** The same for the calls that need no token. */
export function handlePublic<C extends AnyCall>(
  call: C,
  answer: (request: Request<C>) => Answer<C>,
): Handler {
  if (call.access !== 'anonymous') throw new Error(`${call.id} needs a token: use handle`);
  return { call, answer: (request) => answer(request as Request<C>) };
}
