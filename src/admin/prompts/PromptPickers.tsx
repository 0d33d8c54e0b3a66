import type { PromptDefinition, PromptGroup } from '../../api/admin/prompts';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { SelectField } from '../../ui/forms/SelectField';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import styles from './PromptPickers.module.css';
import { usePromptParams } from './usePromptParams';
import { usePromptDefinitions, usePromptGroups } from './usePrompts';

/** Picks a group of prompts, then a prompt in it; both stand in the address (PRM-001). */
export function PromptPickers() {
  const [{ group }, change] = usePromptParams();
  const groups = usePromptGroups();
  if (groups.isPending) return <LoadingState label="Loading the prompt groups" />;
  if (!groups.data) return <QueryFailure query={groups} title="The prompt groups could not be loaded" />;
  if (groups.data.length === 0) {
    return <EmptyState title="No prompts" text="The assistant has no prompts that could be changed." />;
  }
  return (
    <div className={styles.pickers}>
      <Picker
        label="Prompt group"
        invitation="Choose a group"
        entries={groups.data}
        chosen={group}
        onChoose={(id) => change({ ...nothing, group: id })}
      />
      {group !== null && <DefinitionPicker key={group} groupId={group} />}
    </div>
  );
}

function DefinitionPicker({ groupId }: { groupId: number }) {
  const [{ prompt }, change] = usePromptParams();
  const definitions = usePromptDefinitions(groupId);
  if (definitions.isPending) return <LoadingState label="Loading the prompts" />;
  if (!definitions.data) {
    return (
      <QueryFailure
        query={definitions}
        title="The prompts could not be loaded"
        missingTitle="This group is no longer there"
      />
    );
  }
  if (definitions.data.length === 0) return <p className={styles.none}>This group has no prompts.</p>;
  return (
    <Picker
      label="Prompt"
      invitation="Choose a prompt"
      entries={definitions.data}
      chosen={prompt}
      onChoose={(id) => change({ ...nothing, prompt: id, group: groupId })}
    />
  );
}

/** Another prompt has other versions. */
const nothing = { group: null, prompt: null, version: null, against: null, edit: null };

interface PickerProps {
  label: string;
  invitation: string;
  entries: readonly (PromptGroup | PromptDefinition)[];
  chosen: number | null;
  onChoose(id: number): void;
}

function Picker({ label, invitation, entries, chosen, onChoose }: PickerProps) {
  const isKnown = entries.some(({ id }) => id === chosen);
  return (
    <SelectField
      label={label}
      value={isKnown && chosen !== null ? chosen : ''}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {!isKnown && (
        <option value="" disabled>
          {invitation}
        </option>
      )}
      {entries.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
