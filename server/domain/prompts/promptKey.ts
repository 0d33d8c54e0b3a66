/** The prompts that a reply takes; the keys of their definitions. */
export type PromptKey = 'safetyCheck' | 'coach';
