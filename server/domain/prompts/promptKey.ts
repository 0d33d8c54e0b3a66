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
