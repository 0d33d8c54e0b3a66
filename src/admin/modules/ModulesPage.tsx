import { listModules, type Module } from '../../api/admin/modules';
import type { FirstCalls } from '../../shared/query/askAhead';
import { SwitchField } from '../../ui/forms/SwitchField';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { QueryTable } from '../shared/QueryTable';
import { StaffPage } from '../shared/StaffPage';
import { modulesKeys } from './keys';
import styles from './Modules.module.css';
import { useChangeModule, useModules } from './useModules';

const columns: Column<Module>[] = [
  { name: 'Name', cell: (module) => <ModuleName module={module} />, isText: true },
  { name: 'Active', cell: (module) => <ModuleSwitch module={module} /> },
];

/** The modules of the coaching, each with its switch (staff 2, Modules). */
export function ModulesPage() {
  const query = useModules();
  return (
    <StaffPage title="Modules" refreshes={query}>
      <AllOffNote modules={query.data ?? []} />
      <QueryTable
        items="modules"
        query={query}
        columns={columns}
        empty={<EmptyState title="No modules" text="The coaching has none that can be turned on or off." />}
      />
    </StaffPage>
  );
}

/** Somebody has to lead: which module does while all are off, where the server says so. */
function AllOffNote({ modules }: { modules: readonly Module[] }) {
  const fallback = modules.find(({ isFallback }) => isFallback);
  const isAllOff = modules.every(({ enabled }) => !enabled);
  return (
    // Always there: screen readers only watch a live region that they already know.
    <div role="status">
      {fallback && isAllOff && (
        <p className={styles.note}>
          All modules are off. As one of them has to lead the conversations, “{fallback.name}” does all the
          same.
        </p>
      )}
    </div>
  );
}

function ModuleName({ module: { name, description } }: { module: Module }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {description && <span className={styles.description}>{description}</span>}
    </>
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
