import { listModules, type Module } from '../../api/admin/modules';
import type { FirstCalls } from '../../shared/query/askAhead';
import { SwitchField } from '../../ui/forms/SwitchField';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { QueryTable } from '../shared/QueryTable';
import { StaffPage } from '../shared/StaffPage';
import { modulesKeys } from './keys';
import { useChangeModule, useModules } from './useModules';

const columns: Column<Module>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Active', cell: (module) => <ModuleSwitch module={module} /> },
];

/** The modules of the coaching, each with its switch (staff 2, Modules). */
export function ModulesPage() {
  return (
    <StaffPage title="Modules">
      <QueryTable
        items="modules"
        query={useModules()}
        columns={columns}
        empty={<EmptyState title="No modules" text="The coaching has none that can be turned on or off." />}
      />
    </StaffPage>
  );
}

function ModuleSwitch({ module: { id, name, enabled } }: { module: Module }) {
  const change = useChangeModule();
  return (
    <SwitchField
      label={`${name} active`}
      isLabelHidden
      isOn={change.isPending ? change.variables.body.enabled : enabled}
      isBusy={change.isPending}
      onChange={(isOn) => change.mutate({ params: { id }, body: { enabled: isOn } })}
    />
  );
}

export const firstCalls: FirstCalls = (ask) => ask(modulesKeys.list(), listModules);
