import { useState } from 'react';
import type { TryOutRequest } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { Collapsible } from '../../ui/disclosure/Collapsible';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice';
import { TextArea } from '../../ui/forms/TextArea';
import type { PromptIds } from './promptIds';
import { TrialResult } from './TrialResult';
import styles from './TryOutPanel.module.css';
import { useTriedMessage } from './useTriedMessage';
import { useTryOut } from './useTryOut';

interface TryOutPanelProps {
  prompt: PromptIds;
  /** The draft. */
  text: string;
  takesMessage: boolean;
  /** What the active version is called; undefined while there is none. */
  activeName: string | undefined;
}

const choices = [
  { value: 'examples', label: 'Example client' },
  { value: 'own', label: 'My own conversation' },
] as const;

/** Tries a draft out before it is saved: what the assistant is sent and what it replies, beside the active version. */
export function TryOutPanel({ prompt, text, takesMessage, activeName }: TryOutPanelProps) {
  const [values, setValues] = useState<TryOutRequest['values']>('examples');
  const [message, setMessage] = useTriedMessage(prompt);
  const { result, triedText, isPending, tryOut, cancel } = useTryOut(prompt);
  const missing = missingOf(text, takesMessage ? message : null);

  return (
    <Collapsible title="Try out" heading="h3">
      <div className={styles.panel}>
        <SegmentedChoice<TryOutRequest['values']>
          label="Whom it is tried with"
          choices={choices}
          value={values}
          onChange={setValues}
        />
        <p className={styles.note}>
          {values === 'examples'
            ? 'Examples stand in for the tags.'
            : 'The tags are filled in with what is true of you, and your latest chats are sent where the prompt takes them.'}{' '}
          Nothing is saved of it but what the tokens cost.
        </p>
        {takesMessage && (
          <TextArea
            label="What the client says"
            rows={2}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
        <div className={styles.actions}>
          <Button
            variant="outline"
            busy={isPending}
            disabledReason={missing}
            onClick={() => tryOut({ promptText: text, message: takesMessage ? message : '', values })}
          >
            Try it out
          </Button>
          {isPending && (
            <Button variant="quiet" onClick={cancel}>
              Stop
            </Button>
          )}
        </div>
        <div role="status">
          {isPending && <p className={styles.note}>The assistant is being asked.</p>}
          {result && !isPending && (
            <p className={styles.note}>
              {result.model === null
                ? 'The built-in coach answered. It follows rules and reads no prompts: its reply is the same whatever they say.'
                : `The model ${result.model} was asked.`}
              {triedText !== text && ' The text has changed since.'}
            </p>
          )}
        </div>
        {result && !isPending && (
          <div className={styles.results}>
            <TrialResult title="This draft" trial={result.draft} />
            {result.active && (
              <TrialResult title={`${activeName ?? 'Another version'}, active`} trial={result.active} />
            )}
          </div>
        )}
      </div>
    </Collapsible>
  );
}

/** Why it can't be tried yet. */
function missingOf(text: string, message: string | null): string | undefined {
  if (text.trim() === '') return 'Write a prompt text first.';
  return message?.trim() === '' ? 'Write what the client says first.' : undefined;
}
