import { getIntroVideo, markIntroVideoWatched } from '../../src/api/introVideo';
import { noteStartUp } from '../domain/account/startUp';
import { refuse } from '../domain/refusal';
import { readText } from '../domain/settings/readSetting';
import { handle } from './handle';
import { onThisServer } from './media';

/** The calls of the wizard's video step (contract 2.5). */
export const introVideoHandlers = [
  handle(getIntroVideo, async ({ db, clock, origin }) => {
    const link = await readText(db, clock.now(), 'introVideoLink');
    if (link === '') refuse(404, 'There is no intro video.');
    return { link: onThisServer(link, origin) };
  }),

  handle(markIntroVideoWatched, ({ db, clock, person }) =>
    noteStartUp(db, person.id, { introVideoWatchedAt: clock.now() }),
  ),
];
