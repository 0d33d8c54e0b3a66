import { type PromptLog, RequestJson, ResponseJson } from '../../api/chat';
import { readJson } from '../../shared/drafts/readJson';
import { LlmRequest } from '../../shared/llm/LlmRequest';
import { LlmResponse } from '../../shared/llm/LlmResponse';
import { Details } from '../../ui/disclosure/Details';
import styles from './PromptLogDetails.module.css';

/** One prompt log, closed at first: what was asked, what came back and how many tokens it took (spec 2; D-28). */
export function PromptLogDetails({ log }: { log: PromptLog }) {
  const request = readJson(RequestJson, log.requestJson);
  const response = readJson(ResponseJson, log.responseJson)?.value;

  return (
    <Details className={styles.log} summary={log.promptKey}>
      <h3 className={styles.heading}>Request</h3>
      {request ? (
        <LlmRequest messages={request.messages} />
      ) : (
        <pre className={styles.text}>{log.requestJson}</pre>
      )}
      <h3 className={styles.heading}>Response</h3>
      {response ? <LlmResponse {...response} /> : <pre className={styles.text}>{log.responseJson}</pre>}
    </Details>
  );
}
