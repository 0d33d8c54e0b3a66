import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import type { Terms } from '../../api/admin/terms';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { SwitchField } from '../../ui/forms/SwitchField';
import { SafeHtml } from '../../ui/SafeHtml';
import { StateBadge } from '../shared/StateBadge';
import { TermsActions } from './TermsActions';
import styles from './TermsView.module.css';
import { useActivateDraft } from './useTerms';

interface TermsViewProps {
  terms: Terms;
  /** Where the actions stand. */
  footer: HTMLElement | null;
  onEdit(): void;
  onGone(): void;
  onClose(): void;
}

/** What a version says and what is known of it; its actions stand in the modal's footer (TNC-009, TNC-010). */
export function TermsView({ terms, footer, ...then }: TermsViewProps) {
  const { createdBy, created, validFrom, activated, state, content } = terms;
  const activate = useActivateDraft();
  const isBlocked = state === 'Draft' && activate.error?.status === 400;
  return (
    <>
      <div className={styles.facts}>
        <DescriptionList
          facts={[
            ['State', <StateBadge key="state" state={state} />],
            [
              'Active From',
              <Fragment key="from">
                <DateTime iso={validFrom} />
                {isBlocked && activate.error && (
                  <span className={styles.blocked}>{refusalMessage(activate.error)}</span>
                )}
              </Fragment>,
            ],
            ['Created by', createdBy],
            ['Created at', <DateTime key="created" iso={created} />],
          ]}
        />
        <SwitchField label="Activated" isOn={activated} />
      </div>
      <section className={styles.content} aria-label="Content">
        <SafeHtml html={content} />
      </section>
      {footer && createPortal(<TermsActions terms={terms} activate={activate} {...then} />, footer)}
    </>
  );
}
