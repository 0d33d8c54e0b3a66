import { getIntroVideo, markIntroVideoWatched } from '../../src/api/introVideo';
import { readIntroVideo } from '../domain/account/introVideo';
import { noteStartUp } from '../domain/account/startUp';
import { handle } from './handle';

/** The calls of the wizard's video step (contract 2.5). */
export const introVideoHandlers = [
  handle(getIntroVideo, ({ db, clock, origin }) => readIntroVideo(db, clock.now(), origin)),

  handle(markIntroVideoWatched, ({ db, clock, person }) =>
    noteStartUp(db, person.id, { introVideoWatchedAt: clock.now() }),
  ),
];
