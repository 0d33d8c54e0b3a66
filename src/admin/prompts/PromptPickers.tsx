import type { PromptDefinition, PromptGroup } from '../../api/admin/prompts';
import { QueryView } from '../../shared/query/QueryView';
import { SelectField } from '../../ui/forms/SelectField';
import { EmptyState } from '../../ui/states/EmptyState';
import styles from './PromptPickers.module.css';
import { usePromptParams } from './usePromptParams';
import { usePromptDefinitions, usePromptGroups } from './usePrompts';

/** Picks a group of prompts, then a prompt in it; both stand in the address (PRM-001). */
export function PromptPickers() {
  const [{ group }, change] = usePromptParams();
  const groups = usePromptGroups();
  return (
    <QueryView
      query={groups}
      loading="Loading the prompt groups"
      failed="The prompt groups could not be loaded"
      empty={<EmptyState title="No prompts" text="The assistant has no prompts that could be changed." />}
    >
      {(loaded) => (
        <div className={styles.pickers}>
          <Picker
            label="Prompt group"
            invitation="Choose a group"
            entries={loaded}
            chosen={group}
            onChoose={(id) => change({ ...nothing, group: id })}
          />
          {group !== null && <DefinitionPicker key={group} groupId={group} />}
        </div>
      )}
    </QueryView>
  );
}

function DefinitionPicker({ groupId }: { groupId: number }) {
  const [{ prompt }, change] = usePromptParams();
  const definitions = usePromptDefinitions(groupId);
  return (
    <QueryView
      query={definitions}
      loading="Loading the prompts"
      failed="The prompts could not be loaded"
      missing="This group is no longer there"
      empty={<p className={styles.none}>This group has no prompts.</p>}
    >
      {(loaded) => (
        <Picker
          label="Prompt"
          invitation="Choose a prompt"
          entries={loaded}
          chosen={prompt}
          onChoose={(id) => change({ ...nothing, prompt: id, group: groupId })}
        />
      )}
    </QueryView>
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
