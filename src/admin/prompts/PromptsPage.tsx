import { QueryFailure } from '../../app/QueryFailure';
import { EmptyLook } from '../../ui/FailedLook';
import { Waiting } from '../../ui/Spinner';
import { StaffPage } from '../shell/StaffPage';
import { useFocusLater } from '../shell/useFocusLater';
import { PromptEditor } from './PromptEditor';
import { PromptPickers } from './PromptPickers';
import { usePromptAddress } from './usePromptAddress';
import { type PromptIds, usePromptVersions } from './usePrompts';
import { newVersionId, Versions } from './Versions';
import { cloneButtonId, viewButtonId } from './versionColumns';

/** The prompts that the assistant is sent: their versions, and what is in use (spec staff 2, Prompt engineering). */
export function PromptsPage() {
  const [{ group, prompt, edit }] = usePromptAddress();
  const isChosen = group !== null && prompt !== null;
  return (
    <StaffPage title="Prompts">
      {!(isChosen && edit !== null) && <PromptPickers />}
      {isChosen ? (
        <ChosenPrompt key={prompt} prompt={{ groupId: group, definitionId: prompt }} />
      ) : (
        <EmptyLook title="Which prompt?" text="Choose a group and a prompt in it to see its versions." />
      )}
    </StaffPage>
  );
}

function ChosenPrompt({ prompt }: { prompt: PromptIds }) {
  const [{ edit }, change] = usePromptAddress();
  const versions = usePromptVersions(prompt);
  const focusLater = useFocusLater();

  const closeEditor = (savedId: number | null) => {
    change({ edit: null, against: null }, { replace: true });
    if (savedId !== null) focusLater(viewButtonId(savedId));
    else focusLater(typeof edit === 'number' ? cloneButtonId(edit) : newVersionId);
  };

  return (
    <>
      {versions.isPending && <Waiting label="Loading the versions" />}
      {versions.isError && (
        <QueryFailure
          query={versions}
          title="The versions could not be loaded"
          missingTitle="This prompt is no longer there"
        />
      )}
      {versions.data && edit === null && (
        <Versions prompt={prompt} list={versions.data} focusLater={focusLater} />
      )}
      {versions.data && edit !== null && (
        <PromptEditor key={edit} prompt={prompt} list={versions.data} edit={edit} onClose={closeEditor} />
      )}
    </>
  );
}
