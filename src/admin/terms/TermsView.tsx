import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import type { Terms } from '../../api/admin/terms';
import { refusalMessage } from '../../app/useFormMutation';
import { Facts } from '../../ui/Facts';
import { SwitchField } from '../../ui/forms/SwitchField';
import { SafeHtml } from '../../ui/SafeHtml';
import { When } from '../../ui/When';
import { StateBadge } from '../shell/StateBadge';
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
        <Facts
          facts={[
            ['State', <StateBadge key="state" state={state} />],
            [
              'Active From',
              <Fragment key="from">
                <When iso={validFrom} />
                {isBlocked && activate.error && (
                  <span className={styles.blocked}>{refusalMessage(activate.error)}</span>
                )}
              </Fragment>,
            ],
            ['Created by', createdBy],
            ['Created at', <When key="created" iso={created} />],
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
