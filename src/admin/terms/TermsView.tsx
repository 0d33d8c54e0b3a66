import { Fragment, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { getTermsVersion, type Terms } from '../../api/admin/terms';
import type { CallFailure } from '../../api/failure';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { SwitchField } from '../../ui/forms/SwitchField';
import { SafeHtml } from '../../ui/SafeHtml';
import { textOfHtml } from '../../ui/textOfHtml';
import { Author } from '../shared/Author';
import { baseOf } from '../shared/meanwhile/base';
import { LookNote } from '../shared/meanwhile/LookNote';
import { useLook } from '../shared/meanwhile/useLook';
import { StateBadge } from '../shared/StateBadge';
import { draftLabels, toInput } from './draftForm';
import { isPast } from './isPast';
import { termsKeys } from './keys';
import { TermsActions, tooLate } from './TermsActions';
import styles from './TermsView.module.css';
import { useActivateDraft } from './useTerms';
import { WhatChanges } from './WhatChanges';

interface TermsViewProps {
  terms: Terms;
  /** The version in force, if there is one. */
  inForce: Terms | undefined;
  /** Where the actions stand. */
  footer: HTMLElement | null;
  onEdit(): void;
  onGone(): void;
  onClose(): void;
}

/** What a version says and what is known of it; its actions stand in the modal's footer (TNC-009, TNC-010). */
export function TermsView({ terms, inForce, footer, ...then }: TermsViewProps) {
  const { created, validFrom, activated, state, content } = terms;
  const activate = useActivateDraft();
  const seenAgain = useSeenAgain(terms);
  const [isActivating, setActivating] = useState(false);
  const blocked = state === 'Draft' ? whyBlocked(validFrom, activate.error) : null;
  const blockedId = useId();
  return (
    <>
      <LookNote
        halt={seenAgain.halt}
        lastDeed="has activated this"
        nothing="Nothing has been activated"
        then="look at it, and activate it then"
      />
      <div className={styles.facts}>
        <DescriptionList
          facts={[
            ['State', <StateBadge key="state" state={state} />],
            [
              'Active From',
              <Fragment key="from">
                <DateTime iso={validFrom} />
                {blocked && (
                  <span id={blockedId} className={styles.blocked}>
                    {blocked}
                  </span>
                )}
              </Fragment>,
            ],
            ['Created by', <Author key="by" of={terms} />],
            ['Created at', <DateTime key="created" iso={created} />],
          ]}
        />
        <SwitchField label="Activated" isOn={activated} describedBy={blocked ? blockedId : undefined} />
      </div>
      {isActivating && inForce ? (
        <WhatChanges terms={terms} inForce={inForce} />
      ) : (
        <section className={styles.content} aria-label="Content">
          <SafeHtml html={content} />
        </section>
      )}
      {footer &&
        createPortal(
          <TermsActions
            terms={terms}
            onActivate={(input, onError) =>
              seenAgain.act((based) => activate.mutateAsync({ ...input, ...based }, { onError }))
            }
            onAskToActivate={setActivating}
            {...then}
          />,
          footer,
        )}
    </>
  );
}

/** Reads a draft again before it is activated: somebody else may have changed it, or been quicker. */
function useSeenAgain(terms: Terms) {
  const { id } = terms;
  const readAgain = useReadAgain();
  return useLook({
    seen: baseOf(terms, toInput),
    labels: { ...draftLabels, content: ['Content', textOfHtml] },
    read: async () => {
      const now = await readAgain(termsKeys.item(id), getTermsVersion, { params: { id } });
      const base = baseOf(now, toInput);
      return base && { ...base, isClosed: now?.state !== 'Draft' };
    },
  });
}

/** Why a draft is not activated: its moment has passed, or the server has said no. */
function whyBlocked(validFrom: string, refused: CallFailure | null): string | null {
  if (isPast(validFrom)) return tooLate;
  return refused?.status === 400 ? refusalMessage(refused) : null;
}
