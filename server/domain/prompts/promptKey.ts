import type { TagName } from '../../../src/api/admin/promptTags';

/** The prompts that the assistant is asked by; the keys of their definitions. */
export const promptKeys = [
  'coach',
  'greeting',
  'welcomeBack',
  'safetyCheck',
  'moduleSummary',
  'sessionSummary',
  'clientSummary',
] as const;
export type PromptKey = (typeof promptKeys)[number];

/** Whether a prompt is sent with what the client has just said. */
export const takesMessage = (key: string): boolean => key === 'coach' || key === 'safetyCheck';

/** The tags that are not meant for a prompt: all chats of a module are for its summary alone (PRM-033). */
export const misplacedTags = (key: string): TagName[] => (key === 'moduleSummary' ? [] : ['chat']);
