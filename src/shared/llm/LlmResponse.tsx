import { DescriptionList } from '../../ui/DescriptionList';
import styles from './LlmResponse.module.css';
import { LlmText } from './LlmText';

interface Choice {
  message: { content: string };
  finishReason: string;
}

interface Usage {
  completionTokens: number;
  promptTokens: number;
  totalTokens: number;
}

/** What a language model answered, and how many tokens it took. */
export function LlmResponse({ choices, usage }: { choices: readonly Choice[]; usage: Usage }) {
  return (
    <>
      {choices.map(({ message, finishReason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <LlmText key={index} name={`Finish reason: ${finishReason}`} text={message.content} />
      ))}
      <DescriptionList
        className={styles.tokens}
        facts={[
          ['Completion tokens', usage.completionTokens],
          ['Prompt tokens', usage.promptTokens],
          ['Total tokens', usage.totalTokens],
        ]}
      />
    </>
  );
}
