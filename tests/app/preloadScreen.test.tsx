import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listAnswerTypes } from '../../src/api/admin/questionnaire';
import type { AnyCall, Permission } from '../../src/api/call';
import { preloadScreen } from '../../src/app/preloadScreen';
import { type AskAhead, askAhead, type FirstCalls } from '../../src/shared/query/askAhead';
import { createQueryClient } from '../../src/shared/query/createQueryClient';
import { type Key, queryKey } from '../../src/shared/query/queryKey';
import { signedIn } from '../support/fakeAuth';
import { mock } from '../support/mocks';
import { renderApp } from '../support/render';
import { everyStaffPermission } from '../support/siteMap';

const page = { items: [], page: 1, totalItems: 0, totalPages: 0 };

/** What an empty server answers to the first call of each screen. */
const screens: [path: string, reply: unknown][] = [
  ['/admin/prompts', []],
  ['/admin/modules', []],
  ['/admin/users', page],
  ['/admin/prospects', []],
  ['/admin/signupsources', { signupSources: [] }],
  ['/admin/terms', []],
  ['/admin/questions', []],
  ['/admin/news', []],
  ['/admin/jobs', []],
  ['/admin/settings', []],
];

async function firstCallsOf(path: string, held: readonly Permission[] = everyStaffPermission) {
  const asked: { key: Key; call: AnyCall }[] = [];
  const ask = (key: Key, call: AnyCall) => {
    asked.push({ key, call });
  };
  await preloadScreen(path, held, (firstCalls) => firstCalls(ask as AskAhead));
  return asked;
}

describe('what is asked ahead for a screen', () => {
  it.each(screens)('%s is what the screen itself asks for', async (path, reply) => {
    const [first] = await firstCallsOf(path);
    if (!first) throw new Error('Nothing is asked');
    mock(listAnswerTypes, []);
    mock(first.call, reply as never);
    const { queryClient } = renderApp({ path, auth: signedIn({ permissions: [...everyStaffPermission] }) });
    await waitFor(() => expect(queryClient.getQueryData(first.key)).toEqual(reply));
  });

  it('is that of the screen which stands in the place of another', async () => {
    const [first] = await firstCallsOf('/admin/feedback');
    expect(first?.call.path).toBe('/api/admin/feedback/generic');
  });

  it.each<[string, Permission[]]>([
    ['/admin/prompts', ['read:admin', 'edit:modules']],
    ['/admin/prompts', ['edit:prompts']],
    ['/admin/news', []],
  ])('%s is nothing for whoever would be refused it', async (path, held) => {
    expect(await firstCallsOf(path, held)).toEqual([]);
  });

  it('is nothing for shared sessions, which are kept nowhere', async () => {
    expect(await firstCallsOf('/admin/sharedData')).toEqual([]);
  });
});

describe('asking ahead', () => {
  const firstCalls = ((ask) => ask(queryKey('one'), { path: '/one' } as never)) as FirstCalls;

  it('asks once for what is new', async () => {
    const sendOrThrow = vi.fn(async () => ({ data: [1] }));
    const queryClient = createQueryClient();
    askAhead({ sendOrThrow } as never, queryClient, firstCalls);
    await waitFor(() => expect(queryClient.getQueryData(queryKey('one'))).toEqual([1]));
    askAhead({ sendOrThrow } as never, queryClient, firstCalls);
    expect(sendOrThrow).toHaveBeenCalledTimes(1);
  });
});
