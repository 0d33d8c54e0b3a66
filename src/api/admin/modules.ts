import * as v from 'valibot';
import { call } from '../call';
import { listOf } from '../list';
import { named } from '../named';
import { Id } from '../shapes';
import { staff } from './access';

export const Module = v.object({
  id: Id,
  name: named('Untitled'),
  enabled: v.boolean(),
  /** What leads a conversation there; an addition. */
  description: v.optional(v.string()),
  /** Whether it leads while all of them are off; an addition. */
  isFallback: v.optional(v.boolean()),
});
export type Module = v.InferOutput<typeof Module>;

const access = staff('edit:modules');

export const listModules = call({
  id: 'S11',
  method: 'GET',
  path: '/api/admin/modules',
  summary: 'The modules of the coaching, the internal one with id 1 included.',
  access,
  reply: listOf(Module),
});

export const changeModule = call({
  id: 'S12',
  method: 'PATCH',
  path: '/api/admin/modules/{id}',
  summary: 'Turns a module on or off.',
  access,
  body: v.object({ enabled: v.boolean() }),
});
