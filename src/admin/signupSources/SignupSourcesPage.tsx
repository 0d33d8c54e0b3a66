import { Button } from '../../ui/Button';
import { OpenItem } from '../shared/OpenItem';
import { StaffPage } from '../shared/StaffPage';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { addId, focusTargets } from './elementIds';
import { SourceEditor } from './SourceEditor';
import { SourceList } from './SourceList';
import { useSignupSources } from './useSignupSources';
import { useSourceParams } from './useSourceParams';

/** Where people come from who sign up: the list, a new source, or one of them (staff 2, Signup sources). */
export function SignupSourcesPage() {
  const [address, change] = useSourceParams();
  useFocusOnChange(address, (former) => focusTargets(former, address));

  const { source } = address;
  const close = () => change({ source: null }, { replace: true });

  return (
    <StaffPage
      title="Signup sources"
      actions={
        source === null && (
          <Button id={addId} onClick={() => change({ source: 'new' })}>
            Add Source
          </Button>
        )
      }
    >
      {source === null && <SourceList onOpen={(id) => change({ source: id })} />}
      {source === 'new' && <SourceEditor onClose={close} />}
      {typeof source === 'number' && <OpenSource id={source} onClose={close} />}
    </StaffPage>
  );
}

function OpenSource({ id, onClose }: { id: number; onClose(): void }) {
  const sources = useSignupSources({ isList: false });
  return (
    <OpenItem
      id={id}
      list={{ ...sources, data: sources.data?.signupSources }}
      noun="source"
      onClose={onClose}
    >
      {(stored, isGone) => <SourceEditor stored={stored} isGone={isGone} onClose={onClose} />}
    </OpenItem>
  );
}
