import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import type { CallFailure } from '../../api/failure';
import { type Language, ProfileChange, saveProfile, type UserProfile } from '../../api/user';
import { useFormDraft } from '../../shared/forms/useFormDraft';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useSchemaForm } from '../../ui/forms/useSchemaForm';
import { userStatusKeys } from '../status/keys';
import { profileKeys } from './keys';

interface ProfileFormOptions {
  profile: UserProfile;
  /** The languages to choose from; the first is chosen for a profile that has none of them (OPEN-34). */
  languages: readonly Language[];
  /** The server has the profile. */
  onSaved(): void;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * The form behind `ProfileFields`, for the profile screen and the wizard's step alike: it checks, saves with PATCH,
 * keeps unsaved changes over a reload, and puts what the server has against a field at that field. After a save the
 * cached profile and the person's status are fresh.
 *
 * @example
 * const form = useProfileForm({ profile, languages, onSaved: goOn });
 * <form noValidate onSubmit={form.onSubmit}><ProfileFields form={form} /> <Button type="submit" busy={form.isSaving}>…
 */
export function useProfileForm({ profile, languages, onSaved }: ProfileFormOptions) {
  const queryClient = useQueryClient();
  const { email, name, shareData } = profile;
  const isKnown = languages.some(({ languageCode }) => languageCode === profile.languageCode);
  const languageCode = (isKnown ? profile.languageCode : languages[0]?.languageCode) ?? '';

  const form = useSchemaForm(ProfileChange, { name, languageCode, shareData });
  const draft = useFormDraft(form, { name: 'profile' });
  const { reset, setError, handleSubmit, register, formState } = form;

  // The same profile may have been changed in another tab meanwhile; what is typed here stays.
  useEffect(
    () =>
      reset({ name, languageCode, shareData }, { keepDirtyValues: true, keepDirty: true, keepErrors: true }),
    [reset, name, languageCode, shareData],
  );

  const save = useCallMutation(saveProfile, {
    onSuccess: (_reply, { body }) => {
      draft.forget();
      queryClient.setQueryData<UserProfile>(profileKeys.profile(), { ...profile, ...body });
      void queryClient.invalidateQueries({ queryKey: userStatusKeys.all() });
      onSaved();
    },
    onError: (failure) => {
      const field = fieldOf(failure);
      if (field) setError(field, { message: refusalMessage(failure) });
    },
  });

  const submit = handleSubmit((body) => save.mutate({ body }));

  return {
    email,
    languages,
    register,
    errors: formState.errors,
    /** Whether something differs from what the server has. */
    isChanged: formState.isDirty,
    /** Whether changes of an earlier visit were put back. */
    isRestored: draft.isRestored && formState.isDirty,
    isSaving: save.isPending,
    forgetDraft: draft.forget,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}

/** The field that a refusal is about; the server says it in words only. */
function fieldOf({ status, body }: CallFailure): keyof ProfileChange | null {
  if (status !== 400 && status !== 422) return null;
  const message = body?.message ?? '';
  if (/language/i.test(message)) return 'languageCode';
  return /\bname\b/i.test(message) ? 'name' : null;
}
