import * as v from 'valibot';
import { call } from '../call';
import { atMost, longestNote, longestPrompt, longestText } from '../limits';
import { listOf } from '../list';
import { named } from '../named';
import { Count, Day, Id, Iso, Paging } from '../shapes';
import { staff } from './access';

export const PromptGroup = v.object({ id: Id, title: named('Untitled') });
export type PromptGroup = v.InferOutput<typeof PromptGroup>;

export const PromptDefinition = v.object({ id: Id, title: named('Untitled'), description: v.string() });
export type PromptDefinition = v.InferOutput<typeof PromptDefinition>;

export const PromptVersion = v.object({
  id: Id,
  timestamp: Iso,
  createdBy: v.string(),
  active: v.boolean(),
  text: v.string(),
  note: v.string(),
  /** Counts a prompt's versions in the order of their creation. An addition to the contract: servers may leave it out. */
  number: v.optional(Count),
});
export type PromptVersion = v.InferOutput<typeof PromptVersion>;

/** That somebody has made a version the active one. */
export const PromptActivation = v.object({
  /** Null once the version has been deleted. */
  versionId: v.nullable(Id),
  versionNumber: Count,
  activatedBy: v.string(),
  activatedAt: Iso,
});
export type PromptActivation = v.InferOutput<typeof PromptActivation>;

/** Who answers, as far as a prompt is concerned. */
export const PromptReader = v.object({
  /** The language model; null for the built-in coach, which follows rules. */
  model: v.nullable(v.string()),
  /** Whether what is active decides what it says. */
  readsPrompt: v.boolean(),
});

/** How a prompt's texts can be tried out. */
const TryOutOffer = v.object({
  /** Whether the prompt is sent with a message of the client's. */
  takesMessage: v.boolean(),
});

/** What the tags of a prompt may be. */
const PromptTagRules = v.object({
  /** The tags that are not meant for it. */
  misplaced: v.array(v.string()),
  /** The keys of all questions, drafts among them. */
  questionKeys: v.array(v.string()),
});

export const PromptVersionList = v.object({
  groupName: named('Untitled'),
  definitionName: named('Untitled'),
  definitionDescription: v.string(),
  promptVersions: listOf(PromptVersion),
  /** An addition to the contract: servers may leave it out. */
  assistant: v.optional(PromptReader),
  /** The latest first; an addition as well. */
  activations: v.optional(v.array(PromptActivation)),
  /** How a text can be tried out; where it is left out, it can't be. An addition as well. */
  tryOut: v.optional(TryOutOffer),
  /** Over how many days its use can be read; where it is left out, it can't be. An addition as well. */
  usageDays: v.optional(Count),
  /** An addition as well. */
  tags: v.optional(PromptTagRules),
});
export type PromptVersionList = v.InferOutput<typeof PromptVersionList>;

/** A new version of a prompt (staff 5; D-74). */
export const NewPromptVersion = v.object({
  promptText: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Prompt text is required'),
    atMost(longestPrompt, 'Prompt text'),
  ),
  promptDefinitionId: Id,
  note: v.pipe(v.string(), atMost(longestNote, 'Note')),
  activate: v.boolean(),
});

/** A text to try, and against what. */
export const TryOutRequest = v.object({
  ...v.pick(NewPromptVersion, ['promptText']).entries,
  /** What the client says; empty where the prompt takes no message. */
  message: v.pipe(v.string(), atMost(longestText, 'Message')),
  /** What stands in the tags' places: examples, or what is true of the one who tries, whose latest chats are sent too. */
  values: v.picklist(['examples', 'own']),
});
export type TryOutRequest = v.InferOutput<typeof TryOutRequest>;

/** What came of one text. */
export const Trial = v.object({
  /** The text as it was sent, its tags filled in. */
  filled: v.string(),
  /** Null where none came. */
  reply: v.nullable(v.string()),
  /** Why no reply came, if one was asked for. */
  failure: v.nullable(v.string()),
  promptTokens: Count,
  completionTokens: Count,
  /** In US dollars; nothing where no language model was asked. */
  cost: v.number(),
  /** How long the reply took. */
  milliseconds: Count,
});
export type Trial = v.InferOutput<typeof Trial>;

export const TryOut = v.object({
  /** The language model that was asked; null for the built-in coach. */
  model: v.nullable(v.string()),
  draft: Trial,
  /** What came of the active version; null while there is none. */
  active: v.nullable(Trial),
});
export type TryOut = v.InferOutput<typeof TryOut>;

/** How often a version was sent to the assistant on a day (UTC), and what that took. */
export const VersionUsage = v.object({
  date: Day,
  /** Null where the version has been deleted, or none was active. */
  versionId: v.nullable(Id),
  versionNumber: v.nullable(Count),
  calls: Count,
  promptTokens: Count,
  completionTokens: Count,
  /** In US dollars. */
  cost: v.number(),
});
export type VersionUsage = v.InferOutput<typeof VersionUsage>;

/** The use of a prompt between two days, both inclusive. */
export const PromptUsage = v.object({
  from: Day,
  to: Day,
  /** The earliest day first; days with calls only. */
  usage: v.array(VersionUsage),
});
export type PromptUsage = v.InferOutput<typeof PromptUsage>;

/** The version whose place it takes, as the caller has seen it: 409 where another is active by now. An addition. */
const InPlaceOf = v.object({ basedOn: v.optional(Id) });

const access = staff('edit:prompts');

export const listPromptGroups = call({
  id: 'S01',
  method: 'GET',
  path: '/api/admin/PromptGroups',
  summary: 'The groups of prompts.',
  access,
  reply: v.array(PromptGroup),
});

export const listPromptDefinitions = call({
  id: 'S02',
  method: 'GET',
  path: '/api/admin/PromptGroups/{groupId}/PromptDefinitions',
  summary: 'The prompts of a group.',
  access,
  reply: v.array(PromptDefinition),
});

export const listPromptVersions = call({
  id: 'S03',
  method: 'GET',
  path: '/api/Admin/PromptGroups/{groupId}/PromptDefinitions/{definitionId}/PromptVersions',
  summary: 'The versions of a prompt, newest first.',
  access,
  query: Paging,
  reply: PromptVersionList,
});

export const deletePromptVersion = call({
  id: 'S04',
  method: 'DELETE',
  path: '/api/Admin/PromptVersions/{id}',
  summary: 'Deletes a version that is not active.',
  access,
  errors: [400],
});

export const activatePromptVersion = call({
  id: 'S05',
  method: 'POST',
  path: '/api/Admin/PromptGroups/{groupId}/PromptDefinitions/{definitionId}/PromptVersions/{id}/Activate',
  summary: 'Makes a version the active one of its prompt; the others become inactive.',
  access,
  query: InPlaceOf,
  accept: [409],
  errors: [400],
});

export const createPromptVersion = call({
  id: 'S06',
  method: 'POST',
  path: '/api/admin/PromptVersions',
  summary: 'Stores a new version of a prompt, and activates it if asked to.',
  access,
  query: InPlaceOf,
  accept: [409],
  body: NewPromptVersion,
  errors: [404],
});

export const tryOutPrompt = call({
  id: 'S74',
  method: 'POST',
  path: '/api/Admin/PromptGroups/{groupId}/PromptDefinitions/{definitionId}/TryOut',
  summary:
    'Asks the assistant by a text that is not stored, and by the active version. One at a time for each person.',
  isAddition: true,
  access,
  body: TryOutRequest,
  reply: TryOut,
  errors: [409],
  timeLimitMs: 120_000,
});

export const getPromptUsage = call({
  id: 'S75',
  method: 'GET',
  path: '/api/Admin/PromptGroups/{groupId}/PromptDefinitions/{definitionId}/Usage',
  summary:
    'How often each version of a prompt was sent to the assistant on each of the last days, and what it cost.',
  isAddition: true,
  access,
  reply: PromptUsage,
});
