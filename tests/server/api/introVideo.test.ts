import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings, settingVersions, startUps } from '../../../server/db/tables';
import { getIntroVideo, markIntroVideoWatched } from '../../../src/api/introVideo';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(() => api.clock.reset());

async function configure(value: string, activeSinse = api.clock.now()) {
  const [setting] = await api.db.select().from(settings).where(eq(settings.key, 'introVideoLink'));
  await api.db.insert(settingVersions).values({
    settingId: setting?.id ?? 0,
    value,
    activeSinse,
    createdAt: activeSinse,
    createdBy: 'Mette Lund',
  });
}

describe('the intro video', () => {
  it('is our own clip at first, by its whole address', async () => {
    const { data } = await api.send(getIntroVideo, await api.newPerson());
    expect(data).toEqual({ link: 'http://api.test/media/intro.webm' });
  });

  it('is what the setting in force says, from its day on', async () => {
    const person = await api.newPerson();
    const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const now = api.clock.now().getTime();
    await configure(link, new Date(now + 60_000));
    expect((await api.send(getIntroVideo, person)).data.link).toContain('intro.webm');
    api.clock.advance(60_001);
    expect((await api.send(getIntroVideo, person)).data).toEqual({ link });
  });

  it('is a 404 where none is configured', async () => {
    api.clock.advance(120_000);
    await configure(' ');
    expect(await api.send(getIntroVideo, await api.newPerson())).toMatchObject({
      status: 404,
      error: { message: 'There is no intro video.' },
    });
    await api.db.delete(settingVersions);
    expect((await api.send(getIntroVideo, await api.newPerson())).status).toBe(404);
  });

  it('counts as watched once it was, and goes with what else is known of the person', async () => {
    const person = await api.newPerson({ record: 'todo' });
    for (const _time of [1, 2]) expect((await api.send(markIntroVideoWatched, person)).status).toBe(204);
    const [row] = await api.db.select().from(startUps).where(eq(startUps.userId, person));
    expect(row).toMatchObject({ introVideoWatchedAt: expect.any(Date), profileSavedAt: null });
  });
});

describe('the media', () => {
  const get = (path: string, range?: string) =>
    api.app.request(`http://api.test${path}`, { headers: range ? { Range: range } : {} });

  it('come as a whole, to be used by pages of the application', async () => {
    const response = await get('/media/intro.webm');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(Number(response.headers.get('Content-Length')));
    expect(bytes.length).toBeLessThan(300_000);
    // The mark of every WebM file.
    expect([...bytes.slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });

  it('come in parts to a player that asks for them', async () => {
    const whole = new Uint8Array(await (await get('/media/intro.webm')).arrayBuffer());
    const part = await get('/media/intro.webm', 'bytes=1000-1999');
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 1000-1999/${whole.length}`,
    ]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(1000, 2000));
    expect((await get('/media/intro.webm', `bytes=${whole.length}-`)).status).toBe(416);
  });

  it.each(['/media/nothing.mp4', '/media/', '/media/..%2fmedia.ts', '/media/%2e%2e/server.ts'])(
    'are nothing but what lies there: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
