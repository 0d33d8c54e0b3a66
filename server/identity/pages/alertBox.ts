import { html } from 'hono/html';

/** Says above a form why it was refused; its fields refer to it by the id `refusal`. */
export const alertBox = (words: string) => html`
  <p class="alert" id="refusal" role="alert">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.01" />
    </svg>
    <span>${words}</span>
  </p>
`;
