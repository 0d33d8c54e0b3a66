import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { checkConsole, watchConsole } from './support/consoleWatch';
import { server } from './support/server';

// A busy machine may take its time; a test that passes takes no longer for it.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(watchConsole);

afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  checkConsole();
});

afterAll(() => server.close());
