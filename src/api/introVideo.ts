import * as v from 'valibot';
import { call } from './call';

export const getIntroVideo = call({
  id: 'U36',
  method: 'GET',
  path: '/api/users/current/introVideo',
  summary: 'Where the intro video is; 404 when none is configured.',
  access: {},
  reply: v.object({ link: v.string() }),
  accept: [404],
});

export const markIntroVideoWatched = call({
  id: 'U37',
  method: 'POST',
  path: '/api/users/current/introVideo/Watched',
  summary: 'The signed-in user has seen the intro video.',
  access: {},
});
