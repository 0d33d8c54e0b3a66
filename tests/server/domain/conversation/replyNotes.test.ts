import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { assess } from '../../../../server/assistant/safety/assess';
import { replyPieces, runningReplies } from '../../../../server/db/tables';
import { createNotebook } from '../../../../server/domain/conversation/replyNotes';
import { acceptMessage, readPieces } from '../../../../server/domain/conversation/runningReply';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => vi.restoreAllMocks());

async function accept() {
  const input = 'Hello';
  const message = { input, receivedAt: api.clock.now(), assessment: assess(input, 'en') };
  const { id } = await acceptMessage(api.db, await api.newPerson(), message);
  const onStop = vi.fn();
  return { id, onStop, ...api.notebook.open(id, onStop) };
}

const written = async (id: number) => (await readPieces(api.db, id)).map(({ text }) => text).join('');

it('writes down what comes of all replies at once', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, accept));
  const asked = vi.spyOn(api.db, 'execute');
  for (const { id, add } of all) add(`of ${id}`);
  await vi.waitFor(async () => {
    for (const { id } of all) expect(await written(id)).toBe(`of ${id}`);
  });
  expect(asked.mock.calls.length).toBeLessThan(all.length);
  for (const { id, onStop, end } of all) {
    await end();
    expect(onStop).not.toHaveBeenCalled();
    await api.db.delete(runningReplies).where(eq(runningReplies.id, id));
  }
});

it('tells those alone that are stopped or gone', async () => {
  const [stopped, gone, other] = await Promise.all([accept(), accept(), accept()]);
  await api.db.update(runningReplies).set({ isStopped: true }).where(eq(runningReplies.id, stopped.id));
  await api.db.delete(runningReplies).where(eq(runningReplies.id, gone.id));
  await vi.waitFor(() => {
    expect(stopped.onStop).toHaveBeenCalled();
    expect(gone.onStop).toHaveBeenCalled();
  });
  expect(other.onStop).not.toHaveBeenCalled();
  for (const { end } of [stopped, gone, other]) await end();
});

it('writes nothing down of one that has ended', async () => {
  const { id, add, end } = await accept();
  const other = await accept();
  add('too late');
  await end();
  other.add('in time');
  await vi.waitFor(async () => expect(await written(other.id)).toBe('in time'));
  expect(await api.db.$count(replyPieces, eq(replyPieces.inputId, id))).toBe(0);
  await other.end();
});

it('asks the database for nothing when all have ended before it was time to write', async () => {
  const database = vi.spyOn(api.db, 'execute');
  vi.useFakeTimers();
  try {
    const notebook = createNotebook(api.db);
    const notes = notebook.open(1, () => undefined);
    notes.add('over already');
    await notes.end();
    await vi.runAllTimersAsync();
    expect(database).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
