import { useMemo } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { SelectField } from '../../ui/forms/SelectField';
import { Comparison, summaryOf } from '../shared/comparison/Comparison';
import { compareTexts } from '../shared/comparison/compare';
import { TextWell } from '../shared/comparison/TextWell';
import styles from './PromptPreview.module.css';
import { PromptText } from './PromptText';
import { usePromptParams } from './usePromptParams';
import type { VersionNames } from './versionNames';

interface ComparePanelProps {
  text: string;
  others: readonly PromptVersion[];
  defaultComparison: PromptVersion | undefined;
  nameOf: VersionNames['nameOf'];
}

/** The difference between a text and another version of the prompt: the active one unless another is chosen. */
export function ComparePanel({ text, others, defaultComparison, nameOf }: ComparePanelProps) {
  const [{ against }, change] = usePromptParams();
  const other = others.find(({ id }) => id === against) ?? defaultComparison;
  const passages = useMemo(() => compareTexts(other?.text ?? '', text), [other?.text, text]);
  if (!other) return <p className={styles.note}>There is no other version to compare with.</p>;

  return (
    <>
      <div className={styles.against}>
        <SelectField
          label="Compare with"
          help={<span role="status">{summaryOf(passages)}</span>}
          value={other.id}
          onChange={({ target }) => change({ against: target.value }, { replace: true })}
        >
          {others.map((version) => (
            <option key={version.id} value={version.id}>
              {nameOf(version)}
              {version.active && ', active'}
            </option>
          ))}
        </SelectField>
      </div>
      <TextWell label="Differences">
        <Comparison passages={passages} Text={PromptText} />
      </TextWell>
    </>
  );
}
