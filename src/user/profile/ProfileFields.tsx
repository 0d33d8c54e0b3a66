import { useLayoutEffect, useRef } from 'react';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { SelectField } from '../../ui/forms/SelectField';
import { TextField } from '../../ui/forms/TextField';
import { HelpPopover } from '../../ui/HelpPopover';
import styles from './ProfileFields.module.css';
import type { ProfileForm } from './useProfileForm';

/** The fields of the profile (spec 2, Profile screen); disabled while they are being saved. */
export function ProfileFields({ form }: { form: ProfileForm }) {
  const { email, languages, field, summary, isSaving } = form;
  const fields = useRef<HTMLFieldSetElement>(null);
  const formerFocus = useRef<Element | null>(null);

  // A disabled field loses the focus: once saving ends it goes back there, or to the first field that is wrong.
  useLayoutEffect(() => {
    if (isSaving) {
      formerFocus.current = document.activeElement;
      return;
    }
    const wrong = fields.current?.querySelector('[aria-invalid=true]');
    const target = formerFocus.current && (wrong ?? formerFocus.current);
    formerFocus.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [isSaving]);

  return (
    <fieldset ref={fields} className={styles.fields} disabled={isSaving}>
      {summary}
      <TextField label="E-mail" type="email" value={email} readOnly help="Your e-mail cannot be changed." />
      <TextField
        label="Name"
        autoComplete="name"
        help="What we call you in our conversations."
        {...field('name')}
      />
      <SelectField label="Preferred language" {...field('languageCode')}>
        {languages.map(({ languageCode, languageName }) => (
          <option key={languageCode} value={languageCode}>
            {languageName}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label="Share my conversations"
        help="Shared conversation data is deleted automatically after 3 months."
        beside={
          <HelpPopover label="About sharing">
            Our team may then read your conversations, to learn from them and make them better for everyone.
            Shared conversation data is deleted automatically after 3 months.
          </HelpPopover>
        }
        {...field('shareData')}
      />
    </fieldset>
  );
}
