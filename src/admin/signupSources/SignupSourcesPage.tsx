import { listSignupSources } from '../../api/admin/signupSources';
import type { FirstCalls } from '../../shared/query/askAhead';
import { ListOrForm } from '../shared/ListOrForm';
import { OpenItem } from '../shared/OpenItem';
import { signupSourcesKeys } from './keys';
import { SourceEditor } from './SourceEditor';
import { SourceList } from './SourceList';
import { useSignupSources } from './useSignupSources';

/** Where people come from who sign up: the list, a new source, or one of them (staff 2, Signup sources). */
export function SignupSourcesPage() {
  const sources = useSignupSources({ isList: false });
  return (
    <ListOrForm
      refreshes={sources}
      title="Signup sources"
      name="source"
      addLabel="Add Source"
      list={(onOpen, hrefOf) => <SourceList onOpen={onOpen} hrefOf={hrefOf} />}
      form={(item, onClose) =>
        item === 'new' ? <SourceEditor onClose={onClose} /> : <OpenSource id={item} onClose={onClose} />
      }
    />
  );
}

function OpenSource({ id, onClose }: { id: number; onClose(): void }) {
  const sources = useSignupSources({ isList: false });
  return (
    <OpenItem id={id} list={sources} noun="source" onClose={onClose}>
      {(stored, isGone) => <SourceEditor stored={stored} isGone={isGone} onClose={onClose} />}
    </OpenItem>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(signupSourcesKeys.list(), listSignupSources);
