import { useEffect, useRef } from 'react';
import type { Prospect } from '../../api/admin/prospects';
import { Button } from '../../ui/Button';
import { counted } from '../../ui/counted';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { focusById } from '../../ui/table/focusById';
import { useChosen } from './chosen';
import { inviteSelectedId, refreshId } from './elementIds';
import { InviteProgress } from './InviteProgress';
import styles from './Prospects.module.css';
import { useBulkInvite } from './useBulkInvite';
import { isWaiting } from './useShownProspects';

interface BulkInviteProps {
  /** Everybody. */
  prospects: readonly Prospect[];
  /** Those that the search and the filter leave. */
  shown: readonly Prospect[];
}

/** Chooses prospects, and invites those that are chosen after one question (PRO-007; D-143). */
export function BulkInvite({ prospects, shown }: BulkInviteProps) {
  const confirm = useConfirm();
  const { ids, choose } = useChosen();
  const { run, isRunning, invite, stop, dismiss } = useBulkInvite((id) => choose([id], false));

  const waiting = shown.filter(isWaiting).map(({ id }) => id);
  const isHere = new Set(waiting);
  const chosen = prospects.filter((each) => ids.has(each.id) && isWaiting(each));
  const chosenHere = chosen.filter(({ id }) => isHere.has(id)).length;
  const hidden = chosen.length - chosenHere;

  const ask = async () => {
    const count = counted(chosen.length, 'prospect');
    const isMeant = await confirm({
      title: `Invite ${count}?`,
      message: `An email will be sent to ${chosen.length === 1 ? chosen[0]?.email : 'each of them'} with an activation link.${hidden > 0 ? ` The list does not show ${hidden} of them now.` : ''}`,
      okLabel: `Invite ${count}`,
    });
    if (isMeant) invite(chosen);
  };

  const close = () => {
    dismiss();
    focusById(waiting.length + chosen.length > 0 ? inviteSelectedId : refreshId);
  };

  if (waiting.length === 0 && chosen.length === 0 && !run) return null;
  return (
    <div className={styles.bulk}>
      <div className={styles.choosing}>
        <AllBox
          isAll={waiting.length > 0 && chosenHere === waiting.length}
          isSome={chosenHere > 0}
          isDisabled={waiting.length === 0 || isRunning}
          onChange={(isChosen) => choose(waiting, isChosen)}
        />
        <span role="status">
          {chosen.length > 0 &&
            `${chosen.length.toLocaleString('en')} selected${hidden > 0 ? `, ${hidden} of them not shown` : ''}`}
        </span>
        <Button
          id={inviteSelectedId}
          variant="outline"
          isForOnePress
          busy={isRunning}
          disabledReason={chosen.length === 0 && !isRunning ? 'Nobody is selected yet.' : undefined}
          onClick={() => void ask()}
        >
          Invite selected
        </Button>
      </div>
      {run && (
        <InviteProgress
          run={run}
          isRunning={isRunning}
          prospects={prospects}
          onStop={stop}
          onDismiss={close}
        />
      )}
    </div>
  );
}

interface AllBoxProps {
  isAll: boolean;
  isSome: boolean;
  isDisabled: boolean;
  onChange(isChosen: boolean): void;
}

/** Chooses all that are shown and can be invited; half ticked where some of them are chosen. */
function AllBox({ isAll, isSome, isDisabled, onChange }: AllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <label className={styles.all}>
      <input
        ref={box}
        type="checkbox"
        disabled={isDisabled}
        checked={isAll}
        onChange={({ target }) => onChange(target.checked)}
      />
      Select all that are shown
    </label>
  );
}
