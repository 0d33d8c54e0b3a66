import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NewPassword } from '../../src/shared/forms/newPassword';
import { noPassword, PasswordEntry } from '../../src/ui/forms/PasswordEntry';
import { passwordStrength } from '../../src/ui/forms/passwordStrength';

function Trial({ error, help }: { error?: string; help?: string }) {
  const [entry, setEntry] = useState(noPassword);
  return (
    <PasswordEntry
      label="New password"
      value={entry}
      onChange={setEntry}
      schema={NewPassword}
      help={help}
      error={error}
    />
  );
}

function open(error?: string) {
  render(<Trial error={error} />);
  return userEvent.setup();
}

const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const strength = () => screen.getByRole('status');

describe('the strength of a password', () => {
  it.each([
    ['short1!A', false, 1, 'Weak'],
    ['', false, 1, 'Weak'],
    ['aaaaaaaaaa', true, 3, 'Ok but not great'],
    ['ääääääääää', true, 3, 'Ok but not great'],
    ['漢字漢字漢字漢字漢字', true, 2, 'Ok but not great'],
    ['aaaaaaaaaA', true, 4, 'Ok but not great'],
    ['aaaaaaaaA1', true, 5, 'Ok but not great'],
    ['aaaaaaaaaaaaaaaaaaaaaaA1', true, 5, 'Ok but not great'],
    ['aaaaaaaA1 ', true, 6, 'Strong'],
    ['aaaaaaaaaA1!', true, 6, 'Strong'],
    ['aaaaaaaaaaA1!', true, 7, 'Excellent'],
    ['aaaaaaaaaaA1_', true, 7, 'Excellent'],
  ])('of %j is as the specification counts it', (text, isLongEnough, score, label) => {
    expect(passwordStrength(text, isLongEnough)).toEqual({ score, label });
  });
});

describe('the password entry', () => {
  it('says nothing of empty fields', () => {
    open();
    expect(strength()).toBeEmptyDOMElement();
    expect(password()).toBeValid();
    expect(password()).not.toHaveAccessibleDescription();
    expect(confirmation()).not.toHaveAccessibleDescription();
  });

  it('calls a password of nine characters weak, and says why', async () => {
    const user = open();
    await user.type(password(), 'ninechars');
    expect(password()).toHaveAccessibleDescription('Password must be longer than 10 characters');
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(strength()).toHaveTextContent('Password strength: Weak');
  });

  it('takes ten characters', async () => {
    const user = open();
    await user.type(password(), 'tencharsss');
    expect(password()).not.toHaveAccessibleDescription();
    expect(strength()).toHaveTextContent('Ok but not great');
  });

  it('says that the confirmation differs, as soon as it can no longer become right', async () => {
    const user = open();
    await user.type(password(), 'Correct horse');
    await user.type(confirmation(), 'Corr');
    expect(confirmation(), 'right so far').not.toHaveAccessibleDescription();
    await user.type(confirmation(), 'x');
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match.');
    await user.type(confirmation(), '{Backspace}ect horse');
    expect(confirmation()).not.toHaveAccessibleDescription();
  });

  it('says that the confirmation is not complete once it is left', async () => {
    const user = open();
    await user.type(password(), 'Correct horse');
    await user.type(confirmation(), 'Corr');
    await user.tab();
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match.');
  });

  it('says nothing of the same twice, also once it is left, nor while it is written on', async () => {
    const user = open();
    await user.type(password(), 'Correct horse');
    await user.type(confirmation(), 'Correct');
    await user.tab();
    await user.click(confirmation());
    expect(confirmation(), 'right so far').not.toHaveAccessibleDescription();
    await user.type(confirmation(), ' horse');
    await user.tab();
    expect(confirmation()).toBeValid();
    expect(confirmation()).not.toHaveAccessibleDescription();
    await user.clear(confirmation());
    await user.tab();
    expect(confirmation(), 'empty').not.toHaveAccessibleDescription();
  });

  it('is left alone by spell checks and corrections', async () => {
    const user = open();
    for (const field of [password(), confirmation()]) {
      expect(field).toHaveAttribute('spellcheck', 'false');
      expect(field).toHaveAttribute('autocapitalize', 'none');
      expect(field).toHaveAttribute('autocorrect', 'off');
    }
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(toggle).toHaveAttribute('title', 'Show password');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('title', 'Hide password');
  });

  it('compares again when the password changes, also while that is too short', async () => {
    const user = open();
    await user.type(password(), 'Correct horse');
    await user.type(confirmation(), 'Correct horse');
    await user.clear(password());
    await user.type(password(), 'short');
    expect(password()).toHaveAccessibleDescription('Password must be longer than 10 characters');
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match.');
  });

  it('shows the server’s complaint at the password', async () => {
    open('Please choose another password.');
    expect(password()).toHaveAccessibleDescription('Please choose another password.');
  });

  it('says beforehand what to know, until something is wrong', async () => {
    render(<Trial help="At least 10 characters." />);
    const user = userEvent.setup();
    expect(password()).toHaveAccessibleDescription('At least 10 characters.');
    await user.type(password(), 'short');
    expect(password()).toHaveAccessibleDescription('Password must be longer than 10 characters');
  });

  it('offers to be filled by a password manager, and shows both fields when asked to', async () => {
    const user = open();
    for (const field of [password(), confirmation()]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toHaveAttribute('type', 'password');
    }
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('type', 'password');
  });

  it('takes what is pasted', async () => {
    const user = open();
    await user.click(password());
    await user.paste('Pasted secret 1');
    expect(password()).toHaveValue('Pasted secret 1');
    expect(strength()).toHaveTextContent('Excellent');
  });
});
