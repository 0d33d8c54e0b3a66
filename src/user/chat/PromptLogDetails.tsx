import * as v from 'valibot';
import { type PromptLog, RequestJson, ResponseJson } from '../../api/chat';
import styles from './PromptLogDetails.module.css';

/** One prompt log, closed at first: what was asked, what came back and how many tokens it took (spec 2; OPEN-28). */
export function PromptLogDetails({ log }: { log: PromptLog }) {
  const request = parsed(RequestJson, log.requestJson);
  const response = parsed(ResponseJson, log.responseJson)?.value;

  return (
    <details className={styles.log}>
      <summary className={styles.summary}>{log.promptKey}</summary>
      <h3 className={styles.heading}>Request</h3>
      {request ? (
        request.messages.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Part key={index} name={role} text={content} />
        ))
      ) : (
        <pre className={styles.text}>{log.requestJson}</pre>
      )}
      <h3 className={styles.heading}>Response</h3>
      {response ? (
        <>
          {response.choices.map(({ message, finishReason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Part key={index} name={`Finish reason: ${finishReason}`} text={message.content} />
          ))}
          <dl className={styles.tokens}>
            <Tokens name="Completion tokens" count={response.usage.completionTokens} />
            <Tokens name="Prompt tokens" count={response.usage.promptTokens} />
            <Tokens name="Total tokens" count={response.usage.totalTokens} />
          </dl>
        </>
      ) : (
        <pre className={styles.text}>{log.responseJson}</pre>
      )}
    </details>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.part}>
      <div className={styles.name}>{name}</div>
      <div className={styles.text}>{text}</div>
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

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
