import { errors, type JWK, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../clock';
import type { Accounts } from './accounts';
import { audience, generationClaim, rolesClaim } from './settings';

/** What a good access token says. */
export interface Token {
  sub: string;
  roles: string[];
  permissions: string[];
}

const Claims = v.object({
  sub: v.string(),
  permissions: v.array(v.string()),
  [rolesClaim]: v.array(v.string()),
  [generationClaim]: v.number(),
});

/** The public half of a private key, as it may stand in a key set. */
export function publicKey({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg };
}

/**
 * Makes the check of an access token: signature, issuer, audience, expiry (contract 4), that the account still is
 * there, and that its tokens have not been ended since.
 *
 * @param time what tokens end by
 * @returns a function that gives what the token says, or null for one that is not or no longer good
 */
export function createVerifyToken({
  accounts,
  time,
  issuer,
  findKey,
}: {
  accounts: Pick<Accounts, 'find'>;
  time: Clock;
  issuer: string;
  findKey: JWTVerifyGetKey;
}): (jwt: string) => Promise<Token | null> {
  return async (jwt) => {
    try {
      const { payload } = await jwtVerify(jwt, findKey, {
        issuer,
        audience,
        algorithms: ['RS256'],
        typ: 'at+jwt',
        currentDate: time.now(),
        // Left out, it would be good for ever.
        requiredClaims: ['exp'],
      });
      const claims = v.parse(Claims, payload);
      const account = await accounts.find(claims.sub);
      if (account?.tokenGeneration !== claims[generationClaim]) return null;
      return { sub: claims.sub, roles: claims[rolesClaim], permissions: claims.permissions };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null;
      throw error;
    }
  };
}
