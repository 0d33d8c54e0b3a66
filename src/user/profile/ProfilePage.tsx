import { useRef } from 'react';
import type { OpenForm } from '../../shared/forms/OpenForm';
import { both } from '../../shared/query/both';
import { newest } from '../../shared/query/newest';
import { QueryView } from '../../shared/query/QueryView';
import { UserPage } from '../layout/UserPage';
import { ProfileEditor } from './ProfileEditor';
import { useLanguages, useProfile } from './useProfile';

/** 'Edit your profile' (spec 2, Profile screen). */
export function ProfilePage() {
  const profile = useProfile();
  const languages = useLanguages();
  const openForm = useRef<OpenForm>(null);

  return (
    <UserPage title="Edit your profile" isWide onClose={() => openForm.current?.allowLeave()}>
      {/* Not with cached data, which may be old: the form opens with the server's first reply and stays open then. */}
      <QueryView
        query={both(newest(profile), languages)}
        loading="Loading your profile"
        failed="Your profile could not be loaded"
      >
        {([loadedProfile, loadedLanguages]) => (
          <ProfileEditor ref={openForm} profile={loadedProfile} languages={loadedLanguages} />
        )}
      </QueryView>
    </UserPage>
  );
}
