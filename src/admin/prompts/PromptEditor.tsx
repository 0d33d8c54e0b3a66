import { type BaseSyntheticEvent, useEffect, useId, useMemo, useRef } from 'react';
import * as v from 'valibot';
import { listPromptVersions, NewPromptVersion, type PromptVersionList } from '../../api/admin/prompts';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/forms/TextArea';
import { EditFormFrame } from '../shared/EditFormFrame';
import { useDebouncedValue } from '../shared/useDebouncedValue';
import { useEditor } from '../shared/useEditor';
import { ActivationNote } from './ActivationNote';
import { replacedBy } from './activeBase';
import { promptsKeys } from './keys';
import styles from './PromptEditor.module.css';
import { PromptField } from './PromptField';
import { PromptPreview } from './PromptPreview';
import type { PromptIds } from './promptIds';
import { TagHelp } from './TagHelp';
import { TryOutPanel } from './TryOutPanel';
import { useTagErrors } from './tagRules';
import { useCreateVersion } from './usePrompts';
import { useSaveKey } from './useSaveKey';
import { nameVersions } from './versionNames';

const Version = v.pick(NewPromptVersion, ['promptText', 'note']);

interface PromptEditorProps {
  prompt: PromptIds;
  list: PromptVersionList;
  /** The id of the version to clone, or `new` to begin with the active one's text. */
  edit: number | 'new';
  /** The person is done: `savedId` is the new version, if there is one and it could be read. */
  onClose(savedId: number | null): void;
}

/** Writes a new version of a prompt, beginning with a clone or with the active text (staff 2, Prompt engineering). */
export function PromptEditor({ prompt, list, edit, onClose }: PromptEditorProps) {
  const { definitionName, promptVersions: versions } = list;
  const titleId = useId();
  const names = useMemo(() => nameVersions(versions), [versions]);
  const { nameOf } = names;
  const active = versions.find((version) => version.active);
  const source = edit === 'new' ? active : versions.find(({ id }) => id === edit);

  const savedId = useRef<number | null>(null);
  const save = useCreateVersion(prompt, (id) => {
    savedId.current = id;
  });
  const readAgain = useReadAgain();
  const read = async () => {
    const now = await readAgain(promptsKeys.versions(prompt), listPromptVersions, { params: { ...prompt } });
    return now && replacedBy(now);
  };
  const editor = useEditor({
    schema: Version,
    name: `prompt:${prompt.definitionId}:${edit}`,
    blank: { promptText: source?.text ?? '', note: '' },
    rules: [['promptText'], ['note']],
    parameters: ['group', 'prompt', 'edit'],
    titleId,
    onClose: () => onClose(savedId.current),
    meanwhile: {
      read,
      labels: { promptText: 'Prompt text' },
      deed: 'has activated another version',
      changed: replacedBy(list),
      replaced: replacedBy(list).values,
      replaces: activates,
    },
    create: [
      save,
      (version, event, based) => ({
        ...based,
        body: { ...version, promptDefinitionId: prompt.definitionId, activate: activates(event) },
      }),
    ],
  });

  useEffect(() => document.getElementById(titleId)?.focus(), [titleId]);

  useSaveKey(titleId);

  const isSaving = (activate: boolean) => editor.isSaving && save.variables?.body.activate === activate;
  const { promptText, note } = editor.watch();
  const settledText = useDebouncedValue(promptText, 1_000);
  const spokenErrors = useTagErrors(settledText);

  return (
    <EditFormFrame
      editor={editor}
      title={`New version of ${definitionName}`}
      notSaved="Your text is still here."
      stickyNote={<ActivationNote text={settledText} active={active} names={names} />}
      saveButtons={
        <>
          <Button
            variant="outline"
            type="submit"
            busy={isSaving(false)}
            aria-keyshortcuts="Control+S"
            title="Ctrl+S"
          >
            Save
          </Button>
          <Button type="submit" name="action" value="activate" busy={isSaving(true)}>
            Save and Activate
          </Button>
        </>
      }
    >
      <p className={styles.origin}>
        {source &&
          (edit === 'new'
            ? `Begins with the active text, ${nameOf(source)}.`
            : `Cloned from ${nameOf(source)}.`)}
        {!source && edit !== 'new' && 'The version to clone is no longer there.'}
      </p>
      <div className={styles.columns}>
        <div>
          <PromptField
            label="Prompt text"
            rows={15}
            text={promptText}
            spellCheck
            {...editor.field('promptText')}
          />
          <p className="visually-hidden" role="status">
            {spokenErrors.map((error) => `${error}. `)}
          </p>
          <TextArea
            label="Note"
            rows={3}
            help={`What is new, for your colleagues. ${note.length} of 1000 characters.`}
            {...editor.field('note')}
          />
        </div>
        <section className={styles.preview} aria-label="Preview">
          <h3 className={styles.previewTitle}>Preview</h3>
          <PromptPreview
            text={promptText}
            others={versions}
            defaultComparison={source ?? active ?? versions[0]}
            nameOf={nameOf}
          />
        </section>
      </div>
      <div className={styles.help}>
        {list.tryOut && (
          <TryOutPanel
            prompt={prompt}
            text={promptText}
            takesMessage={list.tryOut.takesMessage}
            activeName={active && names.shortNameOf(active)}
          />
        )}
        <TagHelp />
      </div>
    </EditFormFrame>
  );
}

/** Whether the button that has submitted the form is Save and Activate. */
function activates(event?: BaseSyntheticEvent): boolean {
  const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
  return submitter instanceof HTMLButtonElement && submitter.value === 'activate';
}
