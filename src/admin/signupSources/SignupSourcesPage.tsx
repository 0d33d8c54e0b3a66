import { Button } from '../../ui/Button';
import { OpenItem } from '../shared/OpenItem';
import { StaffPage } from '../shared/StaffPage';
import { useOpenItem } from '../shared/useOpenItem';
import { sourceIds } from './elementIds';
import { SourceEditor } from './SourceEditor';
import { SourceList } from './SourceList';
import { useSignupSources } from './useSignupSources';

/** Where people come from who sign up: the list, a new source, or one of them (staff 2, Signup sources). */
export function SignupSourcesPage() {
  const { item, open, close } = useOpenItem('source');
  return (
    <StaffPage
      title="Signup sources"
      actions={
        item === null && (
          <Button id={sourceIds.add} onClick={() => open('new')}>
            Add Source
          </Button>
        )
      }
    >
      {item === null && <SourceList onOpen={open} />}
      {item === 'new' && <SourceEditor onClose={close} />}
      {typeof item === 'number' && <OpenSource id={item} onClose={close} />}
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
