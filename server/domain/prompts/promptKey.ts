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
