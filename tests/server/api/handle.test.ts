import { describe, expect, it } from 'vitest';
import { handle, handlePublic } from '../../../server/api/handle';
import { call } from '../../../src/api/call';

const declaration = { id: 'T01', method: 'GET', path: '/api/things', summary: '' } as const;
const open = call({ ...declaration, access: 'anonymous' });
const closed = call({ ...declaration, access: {} });

describe('a handler', () => {
  it('of signed-in people is never one of an anonymous call', () => {
    expect(() => handle(open, async () => undefined)).toThrow('T01 is anonymous: use handlePublic');
  });

  it('of everybody is never one of a call that needs a token', () => {
    expect(() => handlePublic(closed, async () => undefined)).toThrow('T01 needs a token: use handle');
  });

  it('of signed-in people never runs without a person', () => {
    let hasRun = false;
    const { answer } = handle(closed, async () => {
      hasRun = true;
    });
    expect(() => answer({} as never, null)).toThrow('T01 reached its handler without a person');
    expect(hasRun).toBe(false);
  });

  it('of everybody answers whoever asks', async () => {
    const { answer } = handlePublic(open, async () => undefined);
    expect(await answer({} as never, null)).toBeUndefined();
  });
});
