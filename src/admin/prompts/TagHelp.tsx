import { DescriptionList } from '../../ui/DescriptionList';
import { Collapsible } from '../../ui/disclosure/Collapsible';
import styles from './TagHelp.module.css';

const explanations: [tag: string, explanation: string][] = [
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

/** What the tags of a prompt stand for, closed at first (PRM-024 to PRM-033). */
export function TagHelp() {
  return (
    <Collapsible title="Help" heading="h3">
      <p>
        A tag stands in double braces, like <code>{'{{username}}'}</code>, and what it stands for is put in
        its place before the prompt is sent.
      </p>
      <DescriptionList
        className={styles.tags}
        facts={explanations.map(([tag, explanation]) => [<code key="tag">{`{{${tag}}}`}</code>, explanation])}
      />
    </Collapsible>
  );
}
