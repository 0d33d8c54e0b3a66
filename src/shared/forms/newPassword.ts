import * as v from 'valibot';
import { Password } from '../../api/user';

/** A new password, typed twice (spec 5, Password): what `PasswordEntry` is checked with. */
export const NewPassword = v.pipe(
  v.object({ password: Password, confirmation: v.string() }),
  v.forward(
    // Checked even while the password itself is too short.
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => password === confirmation,
      'Passwords do not match.',
    ),
    ['confirmation'],
  ),
);
