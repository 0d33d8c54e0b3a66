import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type Language, ProfileChange, saveProfile, type UserProfile } from '../../api/user';
import { usePersistentForm } from '../../shared/forms/usePersistentForm';
import { changeCached } from '../../shared/query/changeCached';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { profileKeys } from './keys';
import { preferredLanguage } from './preferredLanguage';

interface ProfileFormOptions {
  profile: UserProfile;
  /** The languages to choose from; for a profile that has none of them the browser's is chosen (D-34). */
  languages: readonly Language[];
  /** The server has the profile. */
  onSaved(): void;
}

const rules = [
  ['languageCode', /language/i],
  ['name', /\bname\b/i],
] as const;

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The form behind `ProfileFields`, for the profile screen and the wizard's step alike: it checks, saves with PATCH,
 * keeps unsaved changes over a reload, and puts what the server has against a field at that field. After a save the
 * cached profile is fresh. The person's status is not asked for again: nobody is led away in the middle of a visit (D-48).
 *
 * @example
 * const form = useProfileForm({ profile, languages, onSaved: goOn });
 * <form noValidate onSubmit={form.onSubmit}><ProfileFields form={form} /> <Button type="submit" busy={form.isSaving}>…
 */
export function useProfileForm({ profile, languages, onSaved }: ProfileFormOptions) {
  const queryClient = useQueryClient();
  const { email, name, shareData } = profile;
  const isKnown = languages.some(({ languageCode }) => languageCode === profile.languageCode);
  const languageCode =
    (isKnown ? profile.languageCode : null) ?? preferredLanguage(languages, navigator.languages);

  // The same profile may be changed in another tab meanwhile; what is typed here stays.
  const stored = { name, languageCode, shareData };
  const form = usePersistentForm({
    schema: ProfileChange,
    name: 'profile',
    blank: stored,
    stored,
    rules,
    focusRefused: false,
  });

  const save = useCallMutation(saveProfile, {
    mutationKey: profileKeys.save(),
    onSuccess: async (_reply, { body }) => {
      form.forgetDraft();
      await changeCached<UserProfile>(queryClient, profileKeys.profile(), () => ({ ...profile, ...body }));
      onSaved();
    },
    onError: (failure) => void form.showRefusal(failure),
  });

  const submit = form.handleSubmit((body) => save.mutate({ body }));

  return {
    email,
    languages,
    field: form.field,
    summary: form.summary,
    isChanged: form.isDirty,
    isRestored: form.isRestored,
    isSaving: save.isPending,
    forgetDraft: form.forgetDraft,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
