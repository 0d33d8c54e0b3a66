import type { Db } from '../../db/database';
import { promptDefinitions, promptGroups } from '../../db/tables';
import type { Writer } from '../author';
import type { PromptKey } from '../prompts/promptKey';
import { insertPromptVersion } from '../prompts/versions';

/** How the coach is to be, whatever else a prompt asks of it. */
export const coachBase = `You are a warm, patient coach. You talk with {{username}}.
Answer in {{language}}. Listen first: give back in the client's own words what you have understood, name the feeling
if there is one, and ask one open question. Don't advise, judge or diagnose.`;

/** The prompts of the product, group by group, each with the text to begin with. */
export const basePrompts = [
  {
    title: 'Conversation',
    definitions: [
      {
        key: 'coach',
        title: 'Coach',
        description: 'Leads the conversation. Sent with every message, before the latest chats.',
        text: `${coachBase}\nAnswers are short: two to four sentences.

What you know of the client: {{clientSummary}}
Your last conversation was on {{lastSessionDate}}: {{sessionSummary:1}}
What matters to the client: {{question:values}}
How the client likes to be talked with: {{question:tone}}`,
      },
      {
        key: 'greeting',
        title: 'First greeting',
        description: 'Opens the first session with somebody.',
        text: `Greet {{username}} in {{language}} in two or three short sentences. It is your first conversation: say that
you are a coach who listens, and ask one open question about what is on their mind.`,
      },
      {
        key: 'welcomeBack',
        title: 'Welcome back',
        description: 'Opens a new session with somebody who has been here before.',
        text: 'Welcome {{username}} back in {{language}} in one or two sentences. Last time: {{sessionSummary:1}}',
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
        text: `Score the client's message from 0 to 1, as JSON.
- selfHarmDetectionScore: the client speaks outright of harming themselves
- selfHarmIndicationScore: despair that may lead there
- relevancyScore: how much the message has to do with the client's life
The chats before it, for the context only:
{{chatHistory:2}}`,
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
        text: `Summarise this part of a coaching conversation with {{username}} in at most three sentences. Keep the
client's own words where they matter, and leave out names of other people.
{{chat}}`,
      },
      {
        key: 'sessionSummary',
        title: 'Session summary',
        description: 'Made when a session is closed.',
        text: 'Sum up the session from its parts, in at most four sentences:\n{{moduleSummary:5}}',
      },
      {
        key: 'clientSummary',
        title: 'Client summary',
        description: 'What is known of a client from all sessions; made after each one.',
        text: 'Update the summary of the client.\nSo far: {{clientSummary}}\nLatest session: {{sessionSummary}}',
      },
    ],
  },
] as const satisfies readonly { title: string; definitions: readonly PromptDefinition[] }[];

interface PromptDefinition {
  key: PromptKey;
  title: string;
  description: string;
  text: string;
}

/**
 * Fills in the prompts that are not there yet, each with one version, which is active. What is there stays as staff have
 * left it. Within a transaction.
 */
export async function seedPrompts(tx: Db, author: Writer): Promise<void> {
  const known = await tx
    .select({ key: promptDefinitions.key, groupId: promptDefinitions.groupId })
    .from(promptDefinitions);
  for (const { title, definitions } of basePrompts) {
    const missing = definitions.filter(({ key }) => known.every((one) => one.key !== key));
    if (missing.length === 0) continue;
    // Whatever staff call the group: it is where the others of its prompts are.
    const beside = known.find((one) => definitions.some(({ key }) => key === one.key));
    const groupId = beside?.groupId ?? idOf(await tx.insert(promptGroups).values({ title }).returning());
    for (const { text, ...definition } of missing) {
      const definitionId = idOf(
        await tx
          .insert(promptDefinitions)
          .values({ ...definition, groupId })
          .returning(),
      );
      await insertPromptVersion(tx, { definitionId, text, note: '', active: true }, author);
    }
  }
}

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error('The row was not stored');
  return row.id;
}
