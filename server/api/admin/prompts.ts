import {
  activatePromptVersion,
  createPromptVersion,
  deletePromptVersion,
  getPromptUsage,
  listPromptDefinitions,
  listPromptGroups,
  listPromptVersions,
  tryOutPrompt,
} from '../../../src/api/admin/prompts';
import { tryOutPrompt as tryOut } from '../../domain/conversation/tryOutPrompt';
import { partOf } from '../../domain/paging';
import { readPromptDefinitions, readPromptGroups } from '../../domain/prompts/groups';
import { readPromptUsage } from '../../domain/prompts/usage';
import {
  activateVersion,
  addPromptVersion,
  readPromptVersions,
  removePromptVersion,
} from '../../domain/prompts/versions';
import { handle } from '../handle';

/** The calls on prompts (contract 3.1). What is active here is what the assistant is sent from then on, if it reads prompts. */
export const promptHandlers = [
  handle(listPromptGroups, ({ db }) => readPromptGroups(db)),

  handle(listPromptDefinitions, ({ db, params }) => readPromptDefinitions(db, params.groupId)),

  handle(listPromptVersions, async ({ db, assistant: { model }, params, query }) => ({
    ...(await readPromptVersions(db, params, partOf(query))),
    // The built-in coach follows rules; a model is asked by every prompt.
    assistant: { model: model ?? null, readsPrompt: model !== undefined },
  })),

  handle(deletePromptVersion, ({ db, params, author }) => removePromptVersion(db, params.id, author)),

  handle(activatePromptVersion, ({ db, params, query, author }) =>
    activateVersion(db, params, author, query.basedOn),
  ),

  handle(createPromptVersion, ({ db, query, body, author }) =>
    addPromptVersion(db, body, author, query.basedOn),
  ),

  handle(getPromptUsage, ({ db, clock, params }) => readPromptUsage(db, params, clock.now())),

  handle(tryOutPrompt, ({ person, params, body, ...tools }) => tryOut(tools, person, params, body)),
];
