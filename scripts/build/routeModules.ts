/** What a route's first screen needs of the lazy modules, by path from the project's root. */
export interface RouteModules {
  /** For everyone. */
  always?: readonly string[];
  /** For those who come with a session, or back from the login. */
  withSession?: readonly string[];
}

/** Set off by the page itself where there may be a session (headStart.ts). */
export const signIn = 'src/auth/signIn.tsx';
const chat = 'src/user/opening/firstScreen.ts';

/**
 * The one place that says which lazy modules are fetched together with the entry instead of after it (see
 * `headStart.ts`). Paths are in lower case; every other path gets what stands under `*`.
 */
export const routeModules: Record<string, RouteModules> = {
  // Whoever comes to the home page signed in, or back from the login, goes on to the chat.
  '/': { withSession: [signIn, chat] },
  '/chat': { always: [signIn, chat] },
  // Visitors don't wait for the sign-in.
  '/signup': { always: ['src/public/signup/SignupPage.tsx'], withSession: [signIn] },
  '/unsubscribe': { always: ['src/public/unsubscribe/UnsubscribePage.tsx'], withSession: [signIn] },
  '/activate': { always: ['src/public/activate/ActivatePage.tsx'], withSession: [signIn] },
  '*': { withSession: [signIn] },
};
