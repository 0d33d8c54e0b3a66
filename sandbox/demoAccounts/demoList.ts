import { html } from 'hono/html';
import type { Accounts } from '../../server/identity/accounts';
import type { BelowLogin } from '../../server/identity/login';
import { type DemoAccount, demoAccounts, demoPassword } from './demoAccounts';

/** The demo accounts that there are, each a form of its own that is filled already; nothing where there is none. */
export const demoList: BelowLogin = async (accounts, action) => {
  const offered = await existing(accounts);
  if (offered.length === 0) return null;
  return html`
  <section class="offers" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">Or try a demo account</h2>
    <p class="help">Choose one to go straight in. The password of each is <code>${demoPassword}</code>.</p>
    <ul>
      ${offered.map(
        ({ email, shows }) => html`
          <li>
            <form method="post" action="${action}">
              <input type="hidden" name="email" value="${email}" />
              <input type="hidden" name="password" value="${demoPassword}" />
              <button class="offer" type="submit">
                <span class="offer-title">${email}</span>
                <span class="offer-text">${shows}</span>
              </button>
            </form>
          </li>
        `,
      )}
    </ul>
  </section>
`;
};

async function existing(accounts: Accounts): Promise<DemoAccount[]> {
  const found = await Promise.all(demoAccounts.map(({ email }) => accounts.findByEmail(email)));
  return demoAccounts.filter((_account, index) => found[index]);
}
