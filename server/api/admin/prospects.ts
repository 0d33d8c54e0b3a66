import {
  inviteProspect as inviteCall,
  listProspects,
  removeProspect as removeCall,
} from '../../../src/api/admin/prospects';
import { partOf } from '../../domain/paging';
import { inviteProspect, readProspects, removeProspect } from '../../domain/prospects/prospects';
import { handle } from '../handle';

/** The calls on prospects (contract 3.7). An invitation is a mail with a link that activates. */
export const prospectHandlers = [
  handle(listProspects, ({ db, query }) => readProspects(db, partOf(query))),

  handle(removeCall, ({ params, author, ...tools }) => removeProspect(tools, params.id, author)),

  handle(inviteCall, ({ params, author, ...tools }) => inviteProspect(tools, params.id, author)),
];
