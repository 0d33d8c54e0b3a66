import { listPromptGroups } from '../../api/admin/prompts';
import type { FirstCalls } from '../../shared/query/askAhead';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import { StaffPage } from '../shared/StaffPage';
import { useFocusLater } from '../shared/useFocusLater';
import { promptsKeys } from './keys';
import { PromptEditor } from './PromptEditor';
import { PromptPickers } from './PromptPickers';
import type { PromptIds } from './promptIds';
import { TagRulesContext } from './tagRules';
import { usePromptParams } from './usePromptParams';
import { usePromptGroups, usePromptVersions } from './usePrompts';
import { newVersionId, Versions } from './Versions';
import { cloneButtonId, viewButtonId } from './versionColumns';

/** The prompts that the assistant is sent: their versions, and what is in use (staff 2, Prompt engineering). */
export function PromptsPage() {
  const [{ group, prompt, edit }] = usePromptParams();
  const isChosen = group !== null && prompt !== null;
  return (
    <StaffPage title="Prompts">
      {!(isChosen && edit !== null) && <PromptPickers />}
      {isChosen ? (
        <ChosenPrompt key={prompt} prompt={{ groupId: group, definitionId: prompt }} />
      ) : (
        <WhichPrompt />
      )}
    </StaffPage>
  );
}

/** Invites to choose where there is something to choose from. */
function WhichPrompt() {
  const { data: groups } = usePromptGroups();
  if (!groups?.length) return null;
  return <EmptyState title="Which prompt?" text="Choose a group and a prompt in it to see its versions." />;
}

function ChosenPrompt({ prompt }: { prompt: PromptIds }) {
  const [{ edit }, change] = usePromptParams();
  const versions = usePromptVersions(prompt);
  const focusLater = useFocusLater();

  const closeEditor = (savedId: number | null) => {
    change({ edit: null, against: null }, { replace: true });
    if (savedId !== null) focusLater(viewButtonId(savedId));
    else focusLater(typeof edit === 'number' ? cloneButtonId(edit) : newVersionId);
  };

  return (
    <QueryView
      query={versions}
      loading="Loading the versions"
      failed="The versions could not be loaded"
      missing="This prompt is no longer there"
    >
      {(list) => (
        <TagRulesContext value={list.tags}>
          {edit === null ? (
            <Versions prompt={prompt} list={list} query={versions} focusLater={focusLater} />
          ) : (
            <PromptEditor key={edit} prompt={prompt} list={list} edit={edit} onClose={closeEditor} />
          )}
        </TagRulesContext>
      )}
    </QueryView>
  );
}

export const firstCalls: FirstCalls = (ask) => ask(promptsKeys.groups(), listPromptGroups);
