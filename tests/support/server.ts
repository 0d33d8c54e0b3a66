import { setupServer } from 'msw/node';

/** Where component tests have their chat API; vite.config.ts sets the same address as VITE_API_URL. */
export const apiUrl = 'http://api.test';

/** Answers every call that a test has mocked; any other call fails the test. */
export const server = setupServer();
