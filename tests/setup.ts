import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { forgetDraftsOfOthers } from '../src/shared/drafts/drafts';
import { unblockStorage } from './support/blockedStorage';
import { checkConsole, watchConsole } from './support/consoleWatch';
import { endCalls } from './support/inFlight';
import { lateElementError } from './support/lateElementError';
import { keepChannelsApart } from './support/ownChannels';
import { server } from './support/server';
import { withoutOwnerStacks } from './support/withoutOwnerStacks';

// A screen's code is loaded when it first shows, which takes its time on a busy machine; a test that passes takes no
// longer for it. Every file begins without the strict mode that one before it in this thread may have asked for.
configure({ asyncUtilTimeout: 20_000, getElementError: lateElementError, reactStrictMode: false });

withoutOwnerStacks();
// jsdom lays nothing out, so nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

keepChannelsApart();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(watchConsole);

afterEach(async () => {
  cleanup();
  await endCalls();
  server.resetHandlers();
  unblockStorage();
  forgetDraftsOfOthers('nobody');
  sessionStorage.clear();
  localStorage.clear();
  checkConsole();
});

afterAll(() => server.close());
