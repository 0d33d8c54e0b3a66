import { audience, clientId, rolesClaim } from '../server/identity/settings';

/** What the application has to know of our own identity provider. */
export const providerVariables = (address: string) => ({
  VITE_AUTH0_DOMAIN: address,
  VITE_AUTH0_CLIENT_ID: clientId,
  VITE_AUTH0_AUDIENCE: audience,
  VITE_AUTH0_ROLES_CLAIM: rolesClaim,
});
