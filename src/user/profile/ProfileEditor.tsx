import { type Ref, useId, useImperativeHandle, useState } from 'react';
import type { Language, UserProfile } from '../../api/user';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import type { OpenForm } from '../../shared/forms/OpenForm';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { useNavigateHere } from '../../shared/navigation/useNavigateHere';
import { keepSignOutNote, type SignOutNote } from '../../shared/page/signOutNote';
import { Button } from '../../ui/Button';
import { noPassword } from '../../ui/forms/PasswordEntry';
import { useToasts } from '../../ui/toasts/useToasts';
import { UserColumns } from '../layout/UserColumns';
import { DownloadConversation } from './DownloadConversation';
import styles from './ProfileEditor.module.css';
import { ProfileFields } from './ProfileFields';
import { RemoveAccount } from './RemoveAccount';
import { ResetPassword } from './ResetPassword';
import { useProfileForm } from './useProfileForm';

interface ProfileEditorProps {
  ref: Ref<OpenForm>;
  profile: UserProfile;
  languages: readonly Language[];
}

/** The profile's form, and beside it what concerns the account as a whole. */
export function ProfileEditor({ ref, profile, languages }: ProfileEditorProps) {
  const navigate = useNavigateHere();
  const { logout } = useAuth();
  const toasts = useToasts();
  const [password, setPassword] = useState(noPassword);
  const accountId = useId();

  const form = useProfileForm({
    profile,
    languages,
    onSaved: () => {
      toasts.show({ title: 'Profile saved', tone: 'success', autoClose: true });
      allowLeave();
      navigate(paths.chat());
    },
  });
  const isPasswordTyped = password.password !== '' || password.confirmation !== '';
  const { allowLeave } = useUnsavedChangesPrompt(form.isChanged || isPasswordTyped, form.forgetDraft);
  useImperativeHandle(ref, () => ({ allowLeave }));

  const signOut = (note: SignOutNote) => {
    allowLeave();
    keepSignOutNote(note);
    void logout();
  };

  return (
    <UserColumns
      aside={
        <>
          <section className={styles.account} aria-labelledby={accountId}>
            <h2 id={accountId} className={styles.accountTitle}>
              Your account
            </h2>
            <ResetPassword
              entry={password}
              onChange={setPassword}
              hasUnsavedProfile={form.isChanged}
              onReset={() => signOut('passwordChanged')}
            />
            <RemoveAccount onRemoved={() => signOut('accountRemoved')} />
          </section>
          <DownloadConversation name={profile.name} />
        </>
      }
    >
      <form className={styles.form} noValidate aria-label="Profile" onSubmit={form.onSubmit}>
        {form.isRestored && (
          <p className={styles.restored} role="status">
            Your unsaved changes are back.
          </p>
        )}
        <ProfileFields form={form} />
        <Button type="submit" busy={form.isSaving}>
          Save
        </Button>
      </form>
    </UserColumns>
  );
}
