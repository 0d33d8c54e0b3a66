import type { TagName } from '../../api/admin/promptTags';

/** The tags as they are written, without braces, and what stands in their places (PRM-025 to PRM-033). */
export const tagExplanations: [tag: string, explanation: string][] = [
  ['username', 'the client username.'],
  ['language', "the user's preferred language, in English."],
  ['question:key', 'the answer to a question by key; empty if unanswered.'],
  ['lastSessionDate', 'date of the latest session.'],
  ['chatHistory:n', 'the n most recent chats; default 10 client chats plus responses.'],
  ['clientSummary', 'short summary of all sessions; can be empty.'],
  ['moduleSummary:n', 'the n most recent module summaries; default 1.'],
  ['sessionSummary:n', 'the n most recent session summaries; default 1.'],
  [
    'chat',
    'only for module-summary prompts; all chats in the module, with automatic part summaries of the oldest chats if the model token limit is exceeded.',
  ],
];

/** The same by the tags' names. */
export const explanationOf = Object.fromEntries(
  tagExplanations.map(([tag, explanation]) => [tag.split(':')[0], explanation]),
) as Record<TagName, string>;
