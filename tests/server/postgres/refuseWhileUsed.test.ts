import { expect, it, vi } from 'vitest';
import { createDatabase } from '../../../scripts/postgres/createDatabase';
import { refuseWhileUsed } from '../../../server/db/backup/refuseWhileUsed';
import { openDatabase } from '../../../server/db/openDatabase';
import { asOwner, newName, postgres } from './postgres';

it('nothing is restored while a server works on the database; whoever else looks at it is no hindrance', async () => {
  const url = await createDatabase(postgres, newName());
  const { db, close } = await openDatabase({ url });
  await asOwner(() => refuseWhileUsed(db), url);

  const server = await openDatabase({ url });
  await expect(refuseWhileUsed(db)).rejects.toThrow(
    'Hearken works on this database: it has a connection to it. Stop every server',
  );
  await server.close();
  // The database notices a moment later.
  await vi.waitFor(() => refuseWhileUsed(db));
  await close();
});
