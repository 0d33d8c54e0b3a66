import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { Signup } from '../../api/prospects';
import { paths } from '../../shared/address/paths';
import { useFormDraft } from '../../shared/forms/useFormDraft';
import { useUnsavedChangesPrompt } from '../../shared/forms/useUnsavedChangesPrompt';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { TextField } from '../../ui/forms/TextField';
import { useSmallForm } from '../../ui/forms/useSmallForm';
import { FormPage } from '../FormPage';
import styles from './SignupForm.module.css';
import { TermsDialog } from './TermsDialog';
import { type SignedUp, useSignUp } from './useSignUp';

const Fields = v.object({
  ...v.pick(Signup, ['name', 'email']).entries,
  accepted: v.pipe(v.boolean(), v.value(true, 'Please accept the terms and conditions')),
});

interface SignupFormProps {
  /** The server has answered for good. */
  onDone(signedUp: SignedUp): void;
}

/** The input state of the sign-up page (spec 5, Sign-up). Any failure leaves everything as it was typed. */
export function SignupForm({ onDone }: SignupFormProps) {
  const [search] = useSearchParams();
  const [isReading, setReading] = useState(false);
  const form = useSmallForm(Fields, { name: '', email: '', accepted: false });
  const { field, summary, handleSubmit, setError, formState } = form;
  const { isSubmitting, isDirty } = formState;
  const draft = useFormDraft(form, { name: 'signup', isPublic: true });
  const { allowLeave } = useUnsavedChangesPrompt(isDirty, draft.forget);
  const signUp = useSignUp();

  const onSubmit = handleSubmit(async ({ name, email }) => {
    const result = await signUp({ name, email, source: search.get('source') || 'unknown' });
    if ('message' in result) {
      if (result.field) setError(result.field, { message: result.message });
      return;
    }
    if (result.outcome === 'thanks') allowLeave();
    // Whoever comes back wants to give another one.
    else form.setValue('email', '');
    onDone(result);
  });

  return (
    <FormPage
      title="Sign up"
      intro={
        <>
          Leave your name and e-mail address. As soon as there is room for you, we invite you by e-mail to
          create your account. You have one already? <Link to={paths.chat()}>Log in</Link>.
        </>
      }
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        {summary}
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
        <CheckboxField
          label="I accept the terms and conditions"
          below={
            <Button variant="quiet" onClick={() => setReading(true)}>
              Read the terms
            </Button>
          }
          {...field('accepted')}
        />
        <Button type="submit" className={styles.submit} busy={isSubmitting}>
          Sign up
        </Button>
      </form>
      <TermsDialog show={isReading} onClose={() => setReading(false)} />
    </FormPage>
  );
}
