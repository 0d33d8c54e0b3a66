import { useRef } from 'react';
import type { SignupSource } from '../../api/admin/signupSources';
import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { SourceView } from './SourceView';
import { useSignupSources } from './useSignupSources';

interface OpenSourceProps {
  id: number;
  onClose(): void;
}

/** The source that the address names, or what there is in its place. */
export function OpenSource({ id, onClose }: OpenSourceProps) {
  const sources = useSignupSources({ isList: false });
  const found = sources.data?.signupSources.find((source) => source.id === id);
  const lastKnown = useRef<SignupSource | undefined>(undefined);
  lastKnown.current = found ?? lastKnown.current;

  if (lastKnown.current) {
    return <SourceView source={lastKnown.current} isDeleted={!found} onClose={onClose} />;
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
