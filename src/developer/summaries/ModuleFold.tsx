import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
import { AccordionItem } from '../../ui/disclosure/AccordionItem';
import { SummaryText } from './SummaryText';
import { useModuleSummary } from './useSummaries';
import { moduleKey, useSummariesParams } from './useSummariesParams';

interface ModuleFoldProps {
  sessionId: number;
  moduleId: number;
  moduleName: string;
  created: string;
}

/** A module within a session, with its summary (SUM-004). */
export function ModuleFold({ sessionId, moduleId, moduleName, created }: ModuleFoldProps) {
  const { openModules } = useSummariesParams();
  const name = moduleKey(sessionId, moduleId);
  const module = useModuleSummary(sessionId, moduleId, openModules.includes(name));

  return (
    <AccordionItem name={name} heading="h4" title={moduleName} aside={<DateTime iso={created} />}>
      <QueryView
        query={module}
        loading="Loading the module"
        failed="The module could not be loaded"
        missing="This module is no longer there"
      >
        {({ summary }) => <SummaryText text={summary} />}
      </QueryView>
    </AccordionItem>
  );
}
