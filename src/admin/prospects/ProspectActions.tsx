import { useId } from 'react';
import type { Prospect } from '../../api/admin/prospects';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { Button } from '../../ui/Button';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { useAskAndDelete } from '../shared/useAskAndDelete';
import { actionsId, removeButtonId } from './elementIds';
import styles from './Prospects.module.css';
import { useInviteProspect, useRemoveProspect } from './useProspects';

interface ProspectActionsProps {
  prospect: Prospect;
  /** Gives the focus to an element, by its id, once it is drawn; outlives the row. */
  focusLater(id: string): void;
}

/** Remove and, while no mail has been sent, Invite; both ask first (PRO-004, PRO-005, PRO-007; D-91). */
export function ProspectActions({ prospect, focusLater }: ProspectActionsProps) {
  const { id, name, email, firstMail } = prospect;
  const confirm = useConfirm();
  const askAndDelete = useAskAndDelete();
  const invite = useInviteProspect(focusLater);
  const remove = useRemoveProspect(focusLater);
  const input = { params: { id } };
  const refusalId = useId();
  const refusal = invite.error?.status === 400 ? refusalMessage(invite.error) : undefined;

  const onInvite = async () => {
    const isMeant = await confirm({
      title: `Invite ${name}?`,
      message: `An email will be sent to ${email} with an activation link.`,
      okLabel: 'Invite',
    });
    if (isMeant) invite.mutate(input);
  };
  const onRemove = () =>
    askAndDelete({
      mutation: remove,
      input,
      question: {
        title: `Remove ${name}?`,
        message:
          'The prospect leaves the list, and links in mails sent so far stop working. It cannot be undone.',
        okLabel: 'Remove',
      },
    });

  return (
    <>
      <span id={actionsId(id)} className={styles.actions}>
        <Button
          id={removeButtonId(id)}
          variant="quiet"
          isDestructive
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          onClick={() => void onRemove()}
        >
          Remove
        </Button>
        {firstMail === null && (
          <Button
            variant="quiet"
            aria-label={`Invite ${name}`}
            aria-describedby={refusal && refusalId}
            busy={invite.isPending}
            onClick={() => void onInvite()}
          >
            Invite
          </Button>
        )}
      </span>
      {refusal && (
        <span id={refusalId} className={styles.refused}>
          {refusal}
        </span>
      )}
    </>
  );
}
