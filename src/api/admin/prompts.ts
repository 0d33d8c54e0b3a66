import * as v from 'valibot';
import { call } from '../call';
import { atMost, longestNote, longestPrompt } from '../limits';
import { Id, Iso, Paging } from '../shapes';
import { staff } from './access';

export const PromptGroup = v.object({ id: Id, title: v.string() });
export type PromptGroup = v.InferOutput<typeof PromptGroup>;

export const PromptDefinition = v.object({ id: Id, title: v.string(), description: v.string() });
export type PromptDefinition = v.InferOutput<typeof PromptDefinition>;

export const PromptVersion = v.object({
  id: Id,
  timestamp: Iso,
  createdBy: v.string(),
  active: v.boolean(),
  text: v.string(),
  note: v.string(),
  /** Counts a prompt's versions in the order of their creation. An addition to the contract: servers may leave it out. */
  number: v.optional(v.number()),
});
export type PromptVersion = v.InferOutput<typeof PromptVersion>;

/** That somebody has made a version the active one. */
export const PromptActivation = v.object({
  /** Null once the version has been deleted. */
  versionId: v.nullable(Id),
  versionNumber: v.number(),
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

export const PromptVersionList = v.object({
  groupName: v.string(),
  definitionName: v.string(),
  definitionDescription: v.string(),
  promptVersions: v.array(PromptVersion),
  /** An addition to the contract: servers may leave it out. */
  assistant: v.optional(PromptReader),
  /** The latest first; an addition as well. */
  activations: v.optional(v.array(PromptActivation)),
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
  errors: [400],
});

export const createPromptVersion = call({
  id: 'S06',
  method: 'POST',
  path: '/api/admin/PromptVersions',
  summary: 'Stores a new version of a prompt, and activates it if asked to.',
  access,
  body: NewPromptVersion,
  errors: [404],
});
