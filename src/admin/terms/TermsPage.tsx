import { listTerms } from '../../api/admin/terms';
import type { FirstCalls } from '../../shared/query/askAhead';
import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { StaffPage } from '../shared/StaffPage';
import { UnreadNote } from '../shared/UnreadNote';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { createId, focusTargets } from './elementIds';
import { termsKeys } from './keys';
import { NewDraft } from './NewDraft';
import { TermsDialog } from './TermsDialog';
import { TermsSections } from './TermsSections';
import { useTermsList } from './useTerms';
import { useTermsParams } from './useTermsParams';

/** The versions of the terms that people accept (staff 2, Terms and conditions). */
export function TermsPage() {
  const terms = useTermsList();
  const [address, change, hrefWith] = useTermsParams();
  useFocusOnChange(address, (former) => focusTargets(former, address));

  const { open, edit } = address;
  const close = () => change({ open: null, edit: null }, { replace: true });

  if (open === 'new') {
    return (
      <StaffPage title="Terms & Conditions">
        <NewDraft onClose={close} />
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title="Terms & Conditions"
      refreshes={terms}
      actions={
        <Button id={createId} variant="outline" onClick={() => change({ open: 'new' })}>
          Create new
        </Button>
      }
    >
      <QueryView query={terms} loading="Loading the terms" failed="The terms could not be loaded">
        {(loaded) => (
          <>
            <UnreadNote items="versions" list={loaded} />
            <TermsSections
              terms={loaded}
              openId={open}
              onOpen={(id) => change({ open: id })}
              hrefOf={(id) => hrefWith({ open: id })}
            />
          </>
        )}
      </QueryView>
      {open !== null && (
        <TermsDialog
          key={open}
          id={open}
          inForce={terms.data?.find(({ state }) => state === 'Active')}
          isEditing={edit !== null}
          onEdit={() => change({ edit: 'yes' })}
          onEditEnd={() => change({ edit: null }, { replace: true })}
          onClose={close}
        />
      )}
    </StaffPage>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(termsKeys.list(), listTerms);
