import type { Setting } from '../../api/admin/settings';
import { TextField } from '../../ui/forms/TextField';
import { EditFormFrame } from '../shared/EditFormFrame';
import { editorTitleId } from './elementIds';
import styles from './SettingPanel.module.css';
import { useVersionForm } from './useVersionForm';

interface VersionEditorProps {
  setting: Setting;
  /** The id of the version to change, or `new` for another one. */
  edited: number | 'new';
  onClose(): void;
}

/** Writes a version of a setting (SET-010 to SET-020). */
export function VersionEditor({ setting, edited, onClose }: VersionEditorProps) {
  const form = useVersionForm(setting, edited, onClose);
  const { register, errors, version } = form;
  return (
    <section className={styles.panel} aria-labelledby={editorTitleId}>
      <header className={styles.header}>
        <h2 id={editorTitleId} className={styles.title} tabIndex={-1}>
          {version ? 'Version' : 'New version'} of {setting.title}
        </h2>
        <p className={styles.description}>{setting.description}</p>
      </header>
      <EditFormFrame
        form={form}
        className={styles.editor}
        notice={
          edited !== 'new' &&
          !version &&
          'This version has been deleted meanwhile. What you save here becomes a new one.'
        }
        isSaving={form.isSaving}
        onSubmit={form.onSubmit}
        onCancel={form.close}
        cancelLabel="Back"
        isDeleting={form.isDeleting}
        onDelete={version && (() => void form.askAndDelete(version))}
      >
        <div className={styles.fields}>
          <TextField
            label="Value"
            type={setting.type === 'Int' ? 'number' : 'text'}
            autoComplete="off"
            error={errors.value?.message}
            readOnly={form.isBusy}
            {...register('value')}
          />
          <TextField
            label="Active from"
            type="date"
            help="The value holds from 00:00 UTC of this day on."
            error={errors.activeSinse?.message}
            readOnly={form.isBusy}
            {...register('activeSinse')}
          />
        </div>
      </EditFormFrame>
    </section>
  );
}
