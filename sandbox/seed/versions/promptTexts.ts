import { coachBase } from '../../../server/domain/base/prompts';
import type { PromptKey } from '../../../server/domain/prompts/promptKey';

/** Where a wording of a prompt comes from, and how many days ago it was written. */
export interface Origin {
  note: string;
  daysAgo: number;
  createdBy: string;
}

const mette = 'Mette Lund';
const jonas = 'Jonas Reiter';

/** Of each prompt where its present text comes from, and the texts that staff had before it or try out since. */
export const promptHistory: Record<PromptKey, { present: Origin; others: (Origin & { text: string })[] }> = {
  coach: {
    present: {
      note: 'Remembers the former sessions, so that nobody has to begin anew.',
      daysAgo: 34,
      createdBy: mette,
    },
    others: [
      {
        text: 'You are a coach. Talk with {{username}} in {{language}} and ask open questions.',
        note: 'First version for the closed test.',
        daysAgo: 210,
        createdBy: mette,
      },
      {
        text: coachBase,
        note: 'Listen before asking; one question at a time.',
        daysAgo: 120,
        createdBy: jonas,
      },
      {
        text: `${coachBase}\nBe brief. Use a light touch of humour where it fits.`,
        note: 'Try-out: humour. Not for release before the test group has seen it.',
        daysAgo: 9,
        createdBy: jonas,
      },
    ],
  },
  greeting: { present: { note: '', daysAgo: 118, createdBy: jonas }, others: [] },
  welcomeBack: { present: { note: '', daysAgo: 118, createdBy: jonas }, others: [] },
  safetyCheck: {
    present: { note: 'Adds the indication and the relevancy.', daysAgo: 88, createdBy: mette },
    others: [
      {
        text: "Score the client's message for self-harm from 0 to 1.",
        note: 'Self-harm only.',
        daysAgo: 205,
        createdBy: mette,
      },
    ],
  },
  moduleSummary: {
    present: { note: 'No names of third persons.', daysAgo: 61, createdBy: jonas },
    others: [
      {
        text: 'Summarise this part of a coaching conversation in three sentences:\n{{chat}}',
        note: '',
        daysAgo: 200,
        createdBy: jonas,
      },
    ],
  },
  sessionSummary: { present: { note: '', daysAgo: 200, createdBy: jonas }, others: [] },
  clientSummary: {
    present: { note: '', daysAgo: 200, createdBy: mette },
    others: [
      {
        text: `Update the summary of the client in at most 120 words.
So far: {{clientSummary}}
Latest sessions: {{sessionSummary:3}}`,
        note: 'Looks at three sessions; waits for a longer test.',
        daysAgo: 5,
        createdBy: mette,
      },
    ],
  },
};
