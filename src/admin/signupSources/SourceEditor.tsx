import { listSignupSources, type SignupSource } from '../../api/admin/signupSources';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { DateTime } from '../../ui/DateTime';
import { DescriptionList } from '../../ui/DescriptionList';
import { TextArea } from '../../ui/forms/TextArea';
import { TextField } from '../../ui/forms/TextField';
import { Author } from '../shared/Author';
import { EditFormFrame } from '../shared/EditFormFrame';
import { baseOf } from '../shared/meanwhile/base';
import { useEditor } from '../shared/useEditor';
import { signupSourcesKeys } from './keys';
import { SignupLink } from './SignupLink';
import styles from './Source.module.css';
import { SourceNameField } from './SourceNameField';
import { sourceForm, sourceLabels, toInput } from './sourceForm';
import { useChangeSource, useCreateSource, useDeleteSource } from './useSignupSources';

interface SourceEditorProps {
  /** As the server has it, or had it last; nothing for a new one. */
  stored?: SignupSource;
  /** Somebody else has deleted it meanwhile: a save makes it anew, so that nothing typed is lost. */
  isGone?: boolean;
  onClose(): void;
}

/** A new signup source, or one with what can be changed of it (SRC-006 to SRC-019). */
export function SourceEditor({ stored, isGone, onClose }: SourceEditorProps) {
  const create = useCreateSource();
  const change = useChangeSource();
  const remove = useDeleteSource();
  const params = stored && { id: stored.id };
  const readAgain = useReadAgain();
  const read = async () => {
    const sources = await readAgain(signupSourcesKeys.list(), listSignupSources);
    return baseOf(
      sources?.signupSources.find(({ id }) => id === stored?.id),
      toInput,
    );
  };

  const editor = useEditor({
    ...sourceForm(stored),
    onClose,
    isOutdated: isGone,
    meanwhile: { read, labels: sourceLabels, changed: stored },
    create: [create, (body) => ({ body })],
    change: params && [change, ({ source: _, ...body }, _event, based) => ({ params, body, ...based })],
    remove: params && {
      mutation: remove,
      input: { params },
      question: {
        title: 'Delete source',
        message: 'Are you sure you want to delete this source?',
        okLabel: 'Yes',
        cancelLabel: 'No',
      },
    },
  });
  const { field, watch } = editor;

  return (
    <EditFormFrame
      editor={editor}
      title={stored?.source ?? 'New source'}
      isCard
      outdated="This source has been deleted meanwhile. What you save here becomes a new one."
      disabledReason={!stored && watch('source') === '' ? 'Please enter a source first' : undefined}
    >
      {stored ? (
        <DescriptionList
          className={styles.facts}
          facts={[
            ['Source', stored.source],
            ['Signup link', <SignupLink key="link" url={stored.url} />],
            ['Created at', <DateTime key="created" iso={stored.createdAt} />],
            ['Created by', <Author key="by" of={stored} />],
          ]}
        />
      ) : (
        <SourceNameField
          label="Source"
          help="Letters and digits. It stands in the link, where letters other than a to z become codes, and can't be changed later."
          {...field('source')}
        />
      )}
      <TextArea
        label="Description"
        spellCheck
        help={`Where the link stands, for your colleagues. ${watch('description').length} of 2000 characters.`}
        {...field('description')}
      />
      <TextField
        label="Max auto-signups"
        type="number"
        min={0}
        step={1}
        className={styles.number}
        autoComplete="off"
        help="The first people, up to this number, are invited at once. Those after them wait until you invite them."
        {...field('maxAutoSignups')}
      />
    </EditFormFrame>
  );
}
