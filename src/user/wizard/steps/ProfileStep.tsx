import { useIsMutating } from '@tanstack/react-query';
import { useId } from 'react';
import type { Language, UserProfile } from '../../../api/user';
import { both } from '../../../shared/query/both';
import { newest } from '../../../shared/query/newest';
import { profileKeys } from '../../profile/keys';
import { ProfileFields } from '../../profile/ProfileFields';
import { useLanguages, useProfile } from '../../profile/useProfile';
import { useProfileForm } from '../../profile/useProfileForm';
import { StepFrame } from '../StepFrame';
import { useWizard } from '../WizardContext';
import { StepBody } from './StepBody';

/** The profile; Next saves it (WIZ-048). */
export function ProfileStep() {
  const isSaving = useIsMutating({ mutationKey: profileKeys.save() }) > 0;
  const id = useId();
  const query = both(newest(useProfile()), useLanguages());

  return (
    <StepFrame
      intro="How may we call you, and in which language shall we talk?"
      form={{ id, isSaving }}
      missing={query.data ? undefined : 'Your profile is not loaded yet.'}
    >
      <StepBody query={query} loading="Loading your profile" failed="Your profile could not be loaded">
        {([profile, languages]) => <StepForm profile={profile} languages={languages} id={id} />}
      </StepBody>
    </StepFrame>
  );
}

interface StepFormProps {
  /** The form's id, by which Next submits it. */
  id: string;
  profile: UserProfile;
  languages: readonly Language[];
}

function StepForm({ id, profile, languages }: StepFormProps) {
  const { goOn } = useWizard();
  const form = useProfileForm({ profile, languages, onSaved: goOn });
  return (
    <form id={id} noValidate aria-label="Profile" onSubmit={form.onSubmit}>
      <ProfileFields form={form} />
    </form>
  );
}
