import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import { readJsonDraft, writeJsonDraft } from '../../../shared/drafts/jsonDrafts';
import { useThrottledCallback } from '../../../shared/drafts/useThrottledCallback';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/forms/TextArea';
import { PrintedPlan } from './PrintedPlan';
import { planWords } from './planWords';
import styles from './Tools.module.css';

const draftName = 'safetyPlan';
const saveAfterMs = 300;
const Plan = v.record(v.string(), v.string());

interface SafetyPlanProps {
  language: string;
  userId: string;
}

/**
 * A plan for hard hours, which somebody writes for themselves. It stays in this tab: nothing of it is sent anywhere, and
 * it goes when the tab is closed or somebody signs out. To keep it they copy or print it.
 */
export function SafetyPlan({ language, userId }: SafetyPlanProps) {
  const words = planWords(language);
  const [plan, setPlan] = useState(() => readJsonDraft(userId, draftName, Plan) ?? {});
  const latest = useRef(plan);
  const save = useThrottledCallback(() => writeJsonDraft(userId, draftName, latest.current), saveAfterMs);
  const [isPrinting, setPrinting] = useState(false);
  const [said, setSaid] = useState('');

  const change = (name: string, text: string) => {
    latest.current = { ...latest.current, [name]: text };
    setPlan(latest.current);
    setSaid('');
    save.call();
  };
  const copy = async () => {
    const lines = words.parts.map(({ name, label }) => `${label}\n${plan[name] || '–'}`);
    try {
      await navigator.clipboard.writeText([words.title, ...lines].join('\n\n'));
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };

  return (
    <div className={styles.tool}>
      <p className={styles.note}>{words.note}</p>
      {words.parts.map(({ name, label, help }) => (
        <TextArea
          key={name}
          label={label}
          help={help}
          rows={2}
          autoComplete="off"
          value={plan[name] ?? ''}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="outline" onClick={() => setPrinting(true)}>
          {words.print}
        </Button>
        <span role="status">{said}</span>
      </div>
      {isPrinting &&
        createPortal(
          <PrintedPlan language={language} plan={plan} onPrinted={() => setPrinting(false)} />,
          document.body,
        )}
    </div>
  );
}
