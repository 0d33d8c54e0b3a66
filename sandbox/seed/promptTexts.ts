/** One wording of a prompt, with how many days ago it was written. */
export interface SeedVersion {
  text: string;
  note: string;
  daysAgo: number;
  createdBy: string;
  active?: true;
}

export interface SeedDefinition {
  key: string;
  title: string;
  description: string;
  versions: SeedVersion[];
}

const mette = 'Mette Lund';
const jonas = 'Jonas Reiter';

const coachBase = `You are a warm, patient coach. You talk with {{username}}.
Answer in {{language}}. Listen first: give back in the client's own words what you have understood, name the feeling
if there is one, and ask one open question. Don't advise, judge or diagnose.`;

/** The prompts of the product, group by group; versions oldest first. */
export const promptGroupTexts: { title: string; definitions: SeedDefinition[] }[] = [
  {
    title: 'Conversation',
    definitions: [
      {
        key: 'coach',
        title: 'Coach',
        description: 'Leads the conversation. Sent with every message, before the latest chats.',
        versions: [
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
            text: `${coachBase}\nAnswers are short: two to four sentences.

What you know of the client: {{clientSummary}}
Your last conversation was on {{lastSessionDate}}: {{sessionSummary:1}}
What matters to the client: {{question:values}}
How the client likes to be talked with: {{question:tone}}`,
            note: 'Remembers the former sessions, so that nobody has to begin anew.',
            daysAgo: 34,
            createdBy: mette,
            active: true,
          },
          {
            text: `${coachBase}\nBe brief. Use a light touch of humour where it fits.`,
            note: 'Try-out: humour. Not for release before the test group has seen it.',
            daysAgo: 9,
            createdBy: jonas,
          },
        ],
      },
      {
        key: 'welcomeBack',
        title: 'Welcome back',
        description: 'Opens a new session with somebody who has been here before.',
        versions: [
          {
            text: 'Welcome {{username}} back in {{language}} in one or two sentences. Last time: {{sessionSummary:1}}',
            note: '',
            daysAgo: 118,
            createdBy: jonas,
            active: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Safety',
    definitions: [
      {
        key: 'safetyCheck',
        title: 'Self-harm and relevancy',
        description: 'Scores each message before it is answered. At the threshold the message is refused.',
        versions: [
          {
            text: "Score the client's message for self-harm from 0 to 1.",
            note: 'Self-harm only.',
            daysAgo: 205,
            createdBy: mette,
          },
          {
            text: `Score the client's message from 0 to 1, as JSON.
- selfHarmDetectionScore: the client speaks outright of harming themselves
- selfHarmIndicationScore: despair that may lead there
- relevancyScore: how much the message has to do with the client's life
The chats before it, for the context only:
{{chatHistory:2}}`,
            note: 'Adds the indication and the relevancy.',
            daysAgo: 88,
            createdBy: mette,
            active: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Summaries',
    definitions: [
      {
        key: 'moduleSummary',
        title: 'Module summary',
        description: 'Made when a conversation moves on to another module.',
        versions: [
          {
            text: 'Summarise this part of a coaching conversation in three sentences:\n{{chat}}',
            note: '',
            daysAgo: 200,
            createdBy: jonas,
          },
          {
            text: `Summarise this part of a coaching conversation with {{username}} in at most three sentences. Keep the
client's own words where they matter, and leave out names of other people.
{{chat}}`,
            note: 'No names of third persons.',
            daysAgo: 61,
            createdBy: jonas,
            active: true,
          },
        ],
      },
      {
        key: 'sessionSummary',
        title: 'Session summary',
        description: 'Made when a session is closed.',
        versions: [
          {
            text: 'Sum up the session from its parts, in at most four sentences:\n{{moduleSummary:5}}',
            note: '',
            daysAgo: 200,
            createdBy: jonas,
            active: true,
          },
        ],
      },
      {
        key: 'clientSummary',
        title: 'Client summary',
        description: 'What is known of a client from all sessions; made after each one.',
        versions: [
          {
            text: 'Update the summary of the client.\nSo far: {{clientSummary}}\nLatest session: {{sessionSummary}}',
            note: '',
            daysAgo: 200,
            createdBy: mette,
            active: true,
          },
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
    ],
  },
];
