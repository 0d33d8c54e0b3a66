/** The one application that may sign people in. */
export const clientId = 'hearken-app';

/** The API that access tokens are for. */
export const audience = 'https://api.hearken.example';

/** The access token's claim with the list of roles (D-62). */
export const rolesClaim = 'https://hearken.example/roles';

/** The access token's claim that says which tokens are good; see `tokenGeneration` of an account. */
export const generationClaim = 'https://hearken.example/generation';

export const scopes = ['openid', 'profile', 'email', 'offline_access'] as const;

/** Lifetimes in seconds; the cookie of a sign-in and its refresh tokens outlive a holiday. */
export const lifetimes = {
  accessToken: 60 * 60,
  idToken: 60 * 60,
  authorizationCode: 60,
  interaction: 60 * 60,
  session: 14 * 24 * 60 * 60,
  refreshToken: 14 * 24 * 60 * 60,
  /** Longer than both, or a refresh token could outlive what it was granted by. */
  grant: 60 * 24 * 60 * 60,
};
