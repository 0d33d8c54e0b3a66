import { html } from 'hono/html';
import type { Html } from './page';

interface EmailField {
  value: string;
  /** Whether what was sent is refused, for a reason that stands in the alert above the form. */
  isRefused: boolean;
  hasFocus: boolean;
}

/** What ties a field to the alert that says why the form was refused. */
export const invalid = html`aria-invalid="true" aria-describedby="refusal"`;

/** The field for the e-mail address of somebody who has an account. */
export const emailField = ({ value, isRefused, hasFocus }: EmailField): Html => html`
  <div class="field">
    <label for="email">E-mail</label>
    <input
      id="email"
      name="email"
      type="email"
      value="${value}"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      required
      ${isRefused ? invalid : ''}
      ${hasFocus ? 'autofocus' : ''}
    />
  </div>
`;
