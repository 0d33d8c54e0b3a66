import { useMemo, useRef, useState } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Comparison, summaryOf } from '../shared/comparison/Comparison';
import { compareTexts } from '../shared/comparison/compare';
import { TextWell } from '../shared/comparison/TextWell';
import type { LastChange } from '../shared/meanwhile/base';
import { WhoChanged } from '../shared/meanwhile/WhoChanged';
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
  halt: LastChange | 'unchecked' | null;
  onClose(): void;
  /** Looks again what is active. */
  check(): Promise<boolean>;
  onConfirm(): void;
}

/** Asks before a version becomes the active one: shows what changes by that, and which of its tags are wrong. */
export function ActivationDialog({
  version,
  active,
  names,
  show,
  halt,
  check,
  onClose,
  onConfirm,
}: ActivationDialogProps) {
  const goBack = useRef<HTMLButtonElement>(null);
  const [isChecking, setChecking] = useState(false);
  const confirm = async () => {
    setChecking(true);
    const isSeen = await check().finally(() => setChecking(false));
    if (!isSeen) return;
    onClose();
    onConfirm();
  };
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
          <Button busy={isChecking} onClick={() => void confirm()}>
            {halt === 'unchecked' ? 'Retry' : 'Activate'}
          </Button>
        </>
      }
    >
      <div role="status">{halt && <p className={styles.halt}>{haltText(halt)}</p>}</div>
      {show && <WhatChanges version={version} active={active} names={names} />}
    </Dialog>
  );
}

const haltText = (halt: LastChange | 'unchecked') =>
  halt === 'unchecked' ? (
    'It could not be checked whether somebody else has activated another version meanwhile. Nothing has been activated.'
  ) : (
    <>
      <WhoChanged
        changedBy={halt.changedBy}
        changedAt={halt.changedAt}
        deed="has activated another version"
      />{' '}
      Nothing has been activated yet: look at what changes now.
    </>
  );

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
