import { useId } from 'react';
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
  { name: 'Name', cell: ({ name }) => name, isText: true },
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

/** The switch of a module, and what the module is for. */
function ModuleSwitch({ module: { id, name, description, enabled } }: { module: Module }) {
  const change = useChangeModule();
  const descriptionId = useId();
  return (
    <div className={styles.active}>
      <SwitchField
        label={`${name} active`}
        isLabelHidden
        isOn={change.isPending ? change.variables.body.enabled : enabled}
        isBusy={change.isPending}
        describedBy={description && descriptionId}
        onChange={(isOn) => change.mutate({ params: { id }, body: { enabled: isOn } })}
      />
      {description && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
    </div>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(modulesKeys.list(), listModules);
