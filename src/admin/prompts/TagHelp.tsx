import { DescriptionList } from '../../ui/DescriptionList';
import { Collapsible } from '../../ui/disclosure/Collapsible';
import styles from './TagHelp.module.css';
import { tagExplanations } from './tagExplanations';

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
        facts={tagExplanations.map(([tag, explanation]) => [
          <code key="tag">{`{{${tag}}}`}</code>,
          explanation,
        ])}
      />
    </Collapsible>
  );
}
