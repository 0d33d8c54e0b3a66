import type { DevLog } from '../../api/developer/devLogs';
import { LlmRequest } from '../../shared/llm/LlmRequest';
import { LlmResponse } from '../../shared/llm/LlmResponse';
import { LlmText } from '../../shared/llm/LlmText';
import styles from './FullText.module.css';
import type { ReadLine } from './readLine';

/** All that a line says: of a call to a language model both sides and the tokens, of an exception where it was. */
export function FullText({ line: { id, timestamp, text }, read }: { line: DevLog; read: ReadLine }) {
  return (
    <>
      <p className={styles.place}>
        Line {id}, <time dateTime={timestamp}>{timestamp}</time>
      </p>
      {read.kind === 'modelCall' ? (
        <>
          <h2 className={styles.heading}>Prompt</h2>
          <LlmRequest messages={read.call.prompt} />
          <h2 className={styles.heading}>Choices</h2>
          <LlmResponse choices={read.call.choices} usage={read.call.usage} />
        </>
      ) : read.kind === 'exception' ? (
        <>
          <LlmText name="Message" text={read.exception.message} />
          <LlmText name="Source" text={read.exception.source} />
          <LlmText name="Stack trace" text={read.exception.stackTrace} isCode />
        </>
      ) : (
        <LlmText name="Text" text={text} isCode />
      )}
    </>
  );
}
