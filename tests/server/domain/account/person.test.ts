import { describe, expect, it } from 'vitest';
import { findPerson } from '../../../../server/domain/account/person';

describe('nobody', () => {
  it('is asked to sign in', async () => {
    await expect(findPerson(null, {} as never)).rejects.toMatchObject({
      status: 401,
      message: 'Please sign in again.',
    });
  });
});
