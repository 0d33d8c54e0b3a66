import { useEffect, useRef, useState } from 'react';
import type { Terms } from '../../api/admin/terms';
import type { OpenForm } from '../../shared/forms/OpenForm';
import { QueryView } from '../../shared/query/QueryView';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { DraftEditor } from './DraftEditor';
import { modalContentId } from './elementIds';
import styles from './TermsForm.module.css';
import { TermsView } from './TermsView';
import { useTermsVersion } from './useTerms';

interface TermsDialogProps {
  id: number;
  /** The version in force, if there is one. */
  inForce: Terms | undefined;
  isEditing: boolean;
  onEdit(): void;
  onEditEnd(): void;
  onClose(): void;
}

/** One version of the terms, with what can be done with it (TNC-009 to TNC-021). */
export function TermsDialog({ id, inForce, isEditing, onEdit, onEditEnd, onClose }: TermsDialogProps) {
  const terms = useTermsVersion(id);
  // The server may say so to a change before the version itself is asked for again.
  const [wasDeleted, setDeleted] = useState(false);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const openForm = useRef<OpenForm>(null);

  const hasGone = wasDeleted || terms.error?.isGone === true;
  const version = hasGone ? undefined : (terms.data ?? undefined);
  // Somebody else may delete a draft while it is edited: the editor stays, with what was typed.
  const hasFooter = version !== undefined || (isEditing && hasGone);

  // What had the focus may have gone: an action that somebody else has made impossible meanwhile.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(modalContentId)?.focus();
  });

  const onBeforeClose = () => {
    if (!isEditing) return true;
    // Goes by the address, where a changed form asks first.
    onClose();
    return false;
  };
  const closeAtOnce = () => {
    openForm.current?.allowLeave();
    onClose();
  };

  return (
    <Dialog
      title="Terms & Conditions"
      size="xl"
      show
      onClose={closeAtOnce}
      onBeforeClose={onBeforeClose}
      footer={hasFooter && <div ref={setFooter} className={styles.actions} />}
    >
      <div id={modalContentId} tabIndex={-1}>
        {isEditing && hasFooter ? (
          <DraftEditor
            ref={openForm}
            id={id}
            terms={version}
            footer={footer}
            onGone={() => setDeleted(true)}
            onEnd={onEditEnd}
            onClose={onClose}
          />
        ) : wasDeleted ? (
          <Gone />
        ) : (
          <QueryView
            query={terms}
            loading="Loading this version"
            failed="This version could not be loaded"
            gone={<Gone />}
          >
            {(shown) => (
              <TermsView
                terms={shown}
                inForce={inForce}
                footer={footer}
                onEdit={onEdit}
                onGone={() => setDeleted(true)}
                onClose={onClose}
              />
            )}
          </QueryView>
        )}
      </div>
    </Dialog>
  );
}

function Gone() {
  return (
    <ForbiddenState
      isGone
      title="This version is not there any more"
      text="It has been deleted meanwhile. The list shows what there is now."
    />
  );
}
