import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { type PromptLog, RequestJson, ResponseJson } from '../../api/chat';
import { readJson } from '../../shared/drafts/readJson';
import { LlmRequest } from '../../shared/llm/LlmRequest';
import { LlmResponse } from '../../shared/llm/LlmResponse';
import { prettyJson } from '../../shared/llm/prettyJson';
import { Details } from '../../ui/disclosure/Details';
import { IconButton } from '../../ui/IconButton';
import { useCopy } from '../../ui/toasts/useCopy';
import styles from './PromptLogDetails.module.css';

/** One prompt log, closed at first: what was asked, what came back and how many tokens it took (spec 2; D-28). */
export function PromptLogDetails({ log }: { log: PromptLog }) {
  const request = readJson(RequestJson, log.requestJson);
  const response = readJson(ResponseJson, log.responseJson)?.value;

  return (
    <Details className={styles.log} summary={log.promptKey}>
      <Part title="Request" json={log.requestJson}>
        {request && <LlmRequest messages={request.messages} />}
      </Part>
      <Part title="Response" json={log.responseJson}>
        {response && <LlmResponse {...response} />}
      </Part>
    </Details>
  );
}

interface PartProps {
  title: 'Request' | 'Response';
  json: string;
  /** What could be read of it; without anything it shows as it came. */
  children: ReactNode;
}

function Part({ title, json, children }: PartProps) {
  const content = useRef<HTMLDivElement>(null);
  const copy = useCopy();
  const name = title.toLowerCase();

  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.heading}>{title}</h3>
        <IconButton
          label={`Copy the ${name} as JSON`}
          icon={<Copy size={16} />}
          onClick={() => void copy(prettyJson(json), { shown: content.current, name })}
        />
      </div>
      <div ref={content}>{children ?? <pre className={styles.text}>{prettyJson(json)}</pre>}</div>
    </>
  );
}
