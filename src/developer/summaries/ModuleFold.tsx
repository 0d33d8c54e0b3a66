import { QueryFailure } from '../../app/QueryFailure';
import { Waiting } from '../../ui/Spinner';
import { When } from '../../ui/When';
import { Fold } from './Folds';
import { SummaryText } from './SummaryText';
import { useModuleSummary } from './useSummaries';
import { moduleKey, useSummariesAddress } from './useSummariesAddress';

interface ModuleFoldProps {
  sessionId: number;
  moduleId: number;
  moduleName: string;
  created: string;
}

/** A module within a session, with its summary (SUM-004). */
export function ModuleFold({ sessionId, moduleId, moduleName, created }: ModuleFoldProps) {
  const { openModules } = useSummariesAddress();
  const name = moduleKey(sessionId, moduleId);
  const module = useModuleSummary(sessionId, moduleId, openModules.includes(name));

  return (
    <Fold name={name} heading="h4" title={moduleName} aside={<When iso={created} />}>
      {module.data ? (
        <SummaryText text={module.data.summary} />
      ) : module.isError ? (
        <QueryFailure
          query={module}
          title="The module could not be loaded"
          missingTitle="This module is no longer there"
        />
      ) : (
        module.isLoading && <Waiting label="Loading the module" />
      )}
    </Fold>
  );
}
