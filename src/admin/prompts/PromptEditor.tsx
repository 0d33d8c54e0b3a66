import { type FormEvent, useEffect, useId, useMemo } from 'react';
import * as v from 'valibot';
import { NewPromptVersion, type PromptVersionList } from '../../api/admin/prompts';
import { useEditForm } from '../../shared/forms/useEditForm';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/forms/TextArea';
import { RestoredNote } from '../shared/RestoredNote';
import styles from './PromptEditor.module.css';
import { PromptPreview } from './PromptPreview';
import type { PromptIds } from './promptIds';
import { tagErrorsOf } from './TagErrors';
import { TagHelp } from './TagHelp';
import { useDebouncedValue } from './useDebouncedValue';
import { useCreateVersion } from './usePrompts';
import { nameVersions } from './versionNames';

const Version = v.pick(NewPromptVersion, ['promptText', 'note']);

interface PromptEditorProps {
  prompt: PromptIds;
  list: PromptVersionList;
  /** The id of the version to clone, or `new` for an empty text. */
  edit: number | 'new';
  /** The person is done: `savedId` is the new version, if there is one and it could be read. */
  onClose(savedId: number | null): void;
}

/** Writes a new version of a prompt, beginning with a clone or with nothing (staff 2, Prompt engineering). */
export function PromptEditor({ prompt, list, edit, onClose }: PromptEditorProps) {
  const { definitionName, promptVersions: versions } = list;
  const titleId = useId();
  const formId = useId();
  const nameOf = useMemo(() => nameVersions(versions), [versions]);
  const source = versions.find(({ id }) => id === edit);

  const form = useEditForm({
    schema: Version,
    name: `prompt:${prompt.definitionId}:${edit}`,
    blank: { promptText: source?.text ?? '', note: '' },
    parameters: ['group', 'prompt', 'edit'],
    titleId,
  });
  const { register, handleSubmit, watch, errors } = form;
  const close = (savedId: number | null) => form.leaveBy(() => onClose(savedId))();
  const save = useCreateVersion(prompt, close);

  useEffect(() => document.getElementById(titleId)?.focus(), [titleId]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const activate = submitter instanceof HTMLButtonElement && submitter.value === 'activate';
    void handleSubmit((version) =>
      save.mutate({ body: { ...version, promptDefinitionId: prompt.definitionId, activate } }),
    )(event);
  };
  const isSaving = (activate: boolean) => save.isPending && save.variables.body.activate === activate;
  const { promptText, note } = watch();
  const settledText = useDebouncedValue(promptText, 1_000);
  const spokenErrors = useMemo(() => tagErrorsOf(settledText), [settledText]);

  return (
    <>
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          New version of {definitionName}
        </h2>
        <p className={styles.origin}>
          {source && `Cloned from the version of ${nameOf(source)}.`}
          {!source && edit !== 'new' && 'The version to clone is no longer there.'}
        </p>
        {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      </header>
      <form id={formId} noValidate aria-label={`New version of ${definitionName}`} onSubmit={onSubmit}>
        <div className={styles.columns}>
          <div>
            <TextArea
              label="Prompt text"
              rows={15}
              className={styles.text}
              spellCheck
              error={errors.promptText?.message}
              readOnly={save.isPending}
              {...register('promptText')}
            />
            <p className="visually-hidden" role="status">
              {spokenErrors.map((error) => `${error}. `)}
            </p>
            <TextArea
              label="Note"
              rows={3}
              help={`What is new, for your colleagues. ${note.length} of 1000 characters.`}
              error={errors.note?.message}
              readOnly={save.isPending}
              {...register('note')}
            />
          </div>
          <section className={styles.preview} aria-label="Preview">
            <h3 className={styles.previewTitle}>Preview</h3>
            <PromptPreview
              text={promptText}
              others={versions}
              defaultComparison={source ?? versions.find(({ active }) => active) ?? versions[0]}
              nameOf={nameOf}
            />
          </section>
        </div>
        <TagHelp />
        {save.isError && (
          <p className={styles.failure} role="alert">
            Not saved: {refusalMessage(save.error)} Your text is still here.
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => close(null)}>
            Cancel
          </Button>
          <Button variant="outline" type="submit" busy={isSaving(false)}>
            Save
          </Button>
          <Button type="submit" name="action" value="activate" busy={isSaving(true)}>
            Save and Activate
          </Button>
        </div>
      </form>
    </>
  );
}
