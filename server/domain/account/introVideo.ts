import type { Db } from '../../db/database';
import { onThisServer } from '../ownMedia';
import { refuse } from '../refusal';
import { readText } from '../settings/readSetting';

/** The video that the start-up begins with; 404 while none is set. */
export async function readIntroVideo(db: Db, now: Date, origin: string): Promise<{ link: string }> {
  const link = await readText(db, now, 'introVideoLink');
  if (link === '') refuse(404, 'There is no intro video.');
  return { link: onThisServer(link, origin) };
}
