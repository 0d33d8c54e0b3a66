import { createPortal } from 'react-dom';
import type { Terms } from '../../api/admin/terms';
import { refusalMessage } from '../../app/useFormMutation';
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
        <dl className={styles.list}>
          <dt>State</dt>
          <dd>
            <StateBadge state={state} />
          </dd>
          <dt>Active From</dt>
          <dd>
            <When iso={validFrom} />
            {isBlocked && activate.error && (
              <span className={styles.blocked}>{refusalMessage(activate.error)}</span>
            )}
          </dd>
          <dt>Created by</dt>
          <dd>{createdBy}</dd>
          <dt>Created at</dt>
          <dd>
            <When iso={created} />
          </dd>
        </dl>
        <SwitchField label="Activated" isOn={activated} />
      </div>
      <section className={styles.content} aria-label="Content">
        <SafeHtml html={content} />
      </section>
      {footer && createPortal(<TermsActions terms={terms} activate={activate} {...then} />, footer)}
    </>
  );
}
