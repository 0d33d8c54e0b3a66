import { Pin } from 'lucide-react';
import type { PromptVersion } from '../../api/admin/prompts';
import { PromptPreview } from './PromptPreview';
import styles from './VersionViewer.module.css';
import type { NameOf } from './versionNames';

interface VersionViewerProps {
  version: PromptVersion;
  versions: readonly PromptVersion[];
  isPinned: boolean;
  nameOf: NameOf;
}

/** One version's text and note (staff 2, Prompt engineering). */
export function VersionViewer({ version, versions, isPinned, nameOf }: VersionViewerProps) {
  const others = versions.filter(({ id }) => id !== version.id);
  const older = versions[versions.indexOf(version) + 1];
  return (
    <section className={styles.viewer} aria-label="Version viewer">
      <header>
        <h3 className={styles.title}>Version of {nameOf(version)}</h3>
        <p className={styles.state}>
          {version.active && <span className={`badge ${styles.active}`}>Active</span>}
          {isPinned && (
            <span className={styles.pinned}>
              <Pin aria-hidden size={14} /> Pinned
            </span>
          )}
        </p>
      </header>
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
