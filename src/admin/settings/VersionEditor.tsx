import { listSettings, rangeOf, type Setting, type SettingVersion } from '../../api/admin/settings';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { TextField } from '../../ui/forms/TextField';
import { EditFormFrame } from '../shared/EditFormFrame';
import { baseOf } from '../shared/meanwhile/base';
import { useEditor } from '../shared/useEditor';
import { editorTitleId } from './elementIds';
import { settingsKeys } from './keys';
import styles from './SettingPanel.module.css';
import { useChangeVersion, useCreateVersion, useDeleteVersion } from './useSettings';
import { toInput, versionForm, versionLabels } from './versionForm';
import { nameOf, successorOf } from './versions';

interface VersionEditorProps {
  setting: Setting;
  /** The id of the version to change, or `new` for another one. */
  edited: number | 'new';
  onClose(): void;
}

const withoutActive = 'Deleting versions so no setting is active might cause errors in the system.';

/** What the deletion of a version leads to (SET-020, D-76). */
function whatFollows(version: SettingVersion, setting: Setting): string {
  const lasting = 'It cannot be undone.';
  if (version.state !== 'Active') return lasting;
  const next = successorOf(version, setting);
  if (!next) return withoutActive;
  return `It is in force now. Without it, ${nameOf(next)}, holds again. ${lasting}`;
}

/** Writes a version of a setting (SET-010 to SET-020). */
export function VersionEditor({ setting, edited, onClose }: VersionEditorProps) {
  const create = useCreateVersion();
  const change = useChangeVersion();
  const remove = useDeleteVersion();
  const version = setting.versions.find(({ id }) => id === edited);
  const range = rangeOf(setting);
  const readAgain = useReadAgain();
  const read = async () => {
    const settings = await readAgain(settingsKeys.list(), listSettings);
    const now = settings?.find(({ id }) => id === setting.id);
    return baseOf(
      now?.versions.find(({ id }) => id === edited),
      toInput,
    );
  };
  const params = edited === 'new' ? undefined : { id: setting.id, versionId: edited };

  const editor = useEditor({
    ...versionForm(setting, edited, version),
    onClose,
    isOutdated: !version,
    meanwhile: { read, labels: versionLabels, changed: version },
    create: [create, (body) => ({ body: { settingId: setting.id, ...body } })],
    change: params && [change, (body, _, based) => ({ params, body, ...based })],
    remove: params && {
      mutation: remove,
      input: { params },
      question: {
        title: 'Delete this version?',
        message: version ? whatFollows(version, setting) : '',
        okLabel: 'Delete',
        cancelLabel: 'Cancel',
      },
      isOwnOnly: true,
    },
  });

  return (
    <section className={styles.panel} aria-labelledby={editorTitleId}>
      <header className={styles.header}>
        <h2 id={editorTitleId} className={styles.title} tabIndex={-1}>
          {version ? 'Version' : 'New version'} of {setting.title}
        </h2>
        <p className={styles.description}>{setting.description}</p>
      </header>
      <EditFormFrame
        editor={editor}
        isCard
        outdated="This version has been deleted meanwhile. What you save here becomes a new one."
        cancelLabel="Back"
      >
        <div className={styles.fields}>
          <TextField
            label="Value"
            type={setting.type === 'Int' ? 'number' : 'text'}
            help={range && `${range.charAt(0).toUpperCase()}${range.slice(1)}.`}
            autoComplete="off"
            {...editor.field('value')}
          />
          <TextField
            label="Active from"
            type="date"
            help="The value holds from 00:00 UTC of this day on."
            {...editor.field('activeSinse')}
          />
        </div>
      </EditFormFrame>
    </section>
  );
}
