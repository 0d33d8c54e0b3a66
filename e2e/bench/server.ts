import { cheapCost } from '../../sandbox/cheapCost';
import { demoPassword } from '../../sandbox/demoAccounts/demoAccounts';
import { seedDemo } from '../../sandbox/seed/demo';
import { openDatabase } from '../../server/db/openDatabase';
import { devLogs, users } from '../../server/db/tables';
import { createAccounts } from '../../server/identity/accounts';
import { listUsers } from '../../src/api/admin/users';
import { listChats, sendChat } from '../../src/api/chat';
import { listDevLogs } from '../../src/api/developer/devLogs';
import { startApi } from '../../tests/server/support/startApi';

export interface ServerFigure {
  what: string;
  ms: number;
}

/** Measures what the sandbox takes for much of everything; in memory, and without a network between. */
export async function measureServer(): Promise<ServerFigure[]> {
  const figures: ServerFigure[] = [];
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    figures.push({ what, ms: performance.now() - began });
  };

  const { db, close } = await openDatabase('memory');
  const clock = { now: () => new Date() };
  await measure('the demonstration filled', () =>
    seedDemo({ db, clock, accounts: createAccounts(db, clock, cheapCost), password: demoPassword }),
  );
  await close();

  // Of its own, and closed in the end: a borrowed one stays open, and this command would never end.
  const api = await startApi({ database: await openDatabase('memory') });
  await measure('a person made', () => api.newPerson());
  let talker = '';
  await measure('10,000 entries made', async () => {
    talker = await api.newPerson({ chats: 10_000 });
  });
  await measure('10,000 entries listed', () => api.send(listChats, talker));
  await measure('a message after 10,000', () =>
    api.send(sendChat, talker, { body: { input: 'And one more thing about my work' } }),
  );
  // Before any model is asked: to be there within 100 ms.
  await measure('help for somebody in danger', () =>
    api.send(sendChat, talker, { body: { input: 'I want to kill myself' } }),
  );
  await measure('help against violence at home', () =>
    api.send(sendChat, talker, { body: { input: 'My husband hits me when he drinks' } }),
  );

  const developer = await api.newPerson({ permissions: ['read:devlog'] });
  const text = JSON.stringify({ prompt: [{ role: 'user', content: 'x'.repeat(500) }] });
  const line = { userId: developer, createdAt: api.clock.now(), category: 'GptCall', text };
  await api.db.insert(devLogs).values(Array.from({ length: 10_000 }, () => line));
  await measure('10,000 log lines listed', () =>
    api.send(listDevLogs, developer, { params: { fromId: '0' } }),
  );

  const staff = await api.newPerson({ permissions: ['read:admin', 'edit:users'] });
  const createdAt = api.clock.now();
  await api.db.insert(users).values(
    Array.from({ length: 5_000 }, (_, index) => ({
      id: `many|${index}`,
      email: `many${index}@example.org`,
      name: `Many ${index}`,
      createdAt,
    })),
  );
  await measure('page 100 of 5,000 users', () =>
    api.request('GET', `${listUsers.path}?page=100&pageSize=20&search=many`, { token: staff }),
  );
  await api.close();
  return figures;
}
