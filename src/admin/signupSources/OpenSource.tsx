import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { useLastSeen } from '../shared/useLastSeen';
import { SourceView } from './SourceView';
import { useSignupSources } from './useSignupSources';

interface OpenSourceProps {
  id: number;
  onClose(): void;
}

/** The source that the address names, or what there is in its place. */
export function OpenSource({ id, onClose }: OpenSourceProps) {
  const sources = useSignupSources({ isList: false });
  const listed = sources.data?.signupSources;
  const source = useLastSeen(id, listed);

  if (source) {
    return <SourceView source={source} isDeleted={!listed?.includes(source)} onClose={onClose} />;
  }
  return (
    <QueryView query={sources} loading="Loading the source" failed="The source could not be loaded">
      {() => (
        <ForbiddenState title="This source is not there" text="It may have been deleted meanwhile.">
          <Button onClick={onClose}>To the list</Button>
        </ForbiddenState>
      )}
    </QueryView>
  );
}
