import { Pin } from 'lucide-react';
import type { PromptVersion, PromptVersionList } from '../../api/admin/prompts';
import { ActivationFacts } from './ActivationFacts';
import { PromptPreview } from './PromptPreview';
import styles from './VersionViewer.module.css';
import type { VersionNames } from './versionNames';

interface VersionViewerProps {
  version: PromptVersion;
  list: PromptVersionList;
  isPinned: boolean;
  names: VersionNames;
}

/** One version's text and note (staff 2, Prompt engineering). */
export function VersionViewer({ version, list, isPinned, names }: VersionViewerProps) {
  const { promptVersions: versions, activations = [] } = list;
  const { nameOf } = names;
  const others = versions.filter(({ id }) => id !== version.id);
  const older = versions[versions.indexOf(version) + 1];
  return (
    <section className={styles.viewer} aria-label="Version viewer">
      <header>
        <h3 className={styles.title}>{nameOf(version)}</h3>
        <p className={styles.state}>
          {version.active && <span className={`badge ${styles.active}`}>Active</span>}
          {isPinned && (
            <span className={styles.pinned}>
              <Pin aria-hidden size={14} /> Pinned
            </span>
          )}
        </p>
      </header>
      <ActivationFacts activations={activations.filter(({ versionId }) => versionId === version.id)} />
      <p className={styles.note}>
        {version.note === '' ? <span className={styles.empty}>No note</span> : version.note}
      </p>
      <PromptPreview
        text={version.text}
        others={others}
        defaultComparison={others.find(({ active }) => active) ?? older ?? others[0]}
        nameOf={nameOf}
      />
    </section>
  );
}
