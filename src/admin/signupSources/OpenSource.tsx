import { useRef } from 'react';
import type { SignupSource } from '../../api/admin/signupSources';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { Button } from '../../ui/Button';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { LoadingState } from '../../ui/states/LoadingState';
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
  if (sources.isPending) return <LoadingState label="Loading the source" />;
  if (sources.isError) return <QueryFailure query={sources} title="The source could not be loaded" />;
  return (
    <ForbiddenState title="This source is not there" text="It may have been deleted meanwhile.">
      <Button onClick={onClose}>To the list</Button>
    </ForbiddenState>
  );
}
