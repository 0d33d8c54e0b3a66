import { useMemo, useRef } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { RetryButton } from '../../ui/states/RetryButton';
import { Comparison, summaryOf } from '../shared/comparison/Comparison';
import { compareTexts } from '../shared/comparison/compare';
import { TextWell } from '../shared/comparison/TextWell';
import { LookNote } from '../shared/meanwhile/LookNote';
import { isUnchecked } from '../shared/meanwhile/unchecked';
import type { Halt } from '../shared/meanwhile/useLook';
import styles from './ActivationDialog.module.css';
import { PromptText } from './PromptText';
import { TagErrors } from './TagErrors';
import { useTagErrors } from './tagRules';
import type { VersionNames } from './versionNames';

interface ActivationDialogProps {
  version: PromptVersion;
  active: PromptVersion | undefined;
  names: VersionNames;
  show: boolean;
  /** What has become of the active version meanwhile, so that nothing was activated. */
  halt: Halt | null;
  /** Whether it is looked up again what is active. */
  isLooking: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before a version becomes the active one: shows what changes by that, and which of its tags are wrong. */
export function ActivationDialog({
  version,
  active,
  names,
  show,
  halt,
  isLooking,
  onClose,
  onConfirm,
}: ActivationDialogProps) {
  const goBack = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={`Activate ${names.shortNameOf(version)}?`}
      size="lg"
      show={show}
      onClose={onClose}
      initialFocusRef={goBack}
      footer={
        <>
          <Button ref={goBack} variant="outline" onClick={onClose}>
            Go Back
          </Button>
          {/* The same button all along, so that the focus stays on it. */}
          <RetryButton
            label={isUnchecked(halt) ? 'Retry' : 'Activate'}
            busy={isLooking}
            notBefore={isUnchecked(halt) ? halt.retryAt : null}
            onRetry={onConfirm}
          />
        </>
      }
    >
      <LookNote
        halt={halt}
        deed="has activated another version"
        nothing="Nothing has been activated"
        then="look at what changes now"
      />
      {show && <WhatChanges version={version} active={active} names={names} />}
    </Dialog>
  );
}

function WhatChanges({
  version,
  active,
  names,
}: Pick<ActivationDialogProps, 'version' | 'active' | 'names'>) {
  const passages = useMemo(
    () => compareTexts(active?.text ?? '', version.text),
    [active?.text, version.text],
  );
  const errors = useTagErrors(version.text);
  return (
    <div className={styles.changes}>
      <p>
        {active
          ? `It takes the place of ${names.nameOf(active)}. ${summaryOf(passages)}`
          : 'No version is active now.'}
      </p>
      {errors.length > 0 && (
        <>
          <p>Not every tag will be filled in:</p>
          <TagErrors errors={errors} />
        </>
      )}
      <TextWell label="What changes">
        <Comparison passages={passages} Text={PromptText} />
      </TextWell>
    </div>
  );
}
