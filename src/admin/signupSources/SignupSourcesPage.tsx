import { Button } from '../../ui/Button';
import { StaffPage } from '../shared/StaffPage';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { addId, focusTargets } from './elementIds';
import { NewSource } from './NewSource';
import { OpenSource } from './OpenSource';
import { SourceList } from './SourceList';
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
      {source === 'new' && <NewSource onClose={close} />}
      {typeof source === 'number' && <OpenSource key={source} id={source} onClose={close} />}
    </StaffPage>
  );
}
