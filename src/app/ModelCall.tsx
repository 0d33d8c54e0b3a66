import { classes } from '../ui/classes';
import styles from './ModelCall.module.css';

interface Message {
  role: string;
  content: string;
}

interface Choice {
  message: { content: string };
  finishReason: string;
}

interface Usage {
  completionTokens: number;
  promptTokens: number;
  totalTokens: number;
}

/** What a language model was asked, message by message. */
export function ModelQuestion({ messages }: { messages: readonly Message[] }) {
  return messages.map(({ role, content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <NamedText key={index} name={role} text={content} />
  ));
}

/** What a language model answered, and how many tokens it took. */
export function ModelAnswer({ choices, usage }: { choices: readonly Choice[]; usage: Usage }) {
  return (
    <>
      {choices.map(({ message, finishReason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <NamedText key={index} name={`Finish reason: ${finishReason}`} text={message.content} />
      ))}
      <dl className={styles.tokens}>
        <Tokens name="Completion tokens" count={usage.completionTokens} />
        <Tokens name="Prompt tokens" count={usage.promptTokens} />
        <Tokens name="Total tokens" count={usage.totalTokens} />
      </dl>
    </>
  );
}

interface NamedTextProps {
  name: string;
  text: string;
  /** Whether it is a program's text, whose columns mean something. */
  isCode?: boolean;
}

/** A text as it is, line breaks included, with a small name above it. */
export function NamedText({ name, text, isCode = false }: NamedTextProps) {
  return (
    <div className={styles.part}>
      <div className={styles.name}>{name}</div>
      <div className={classes(styles.text, isCode && styles.code)}>{text}</div>
    </div>
  );
}

function Tokens({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}
