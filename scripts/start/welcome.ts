import { demoAccounts, demoPassword } from '../../sandbox/demoAccounts/demoAccounts';
import type { Ports } from '../sandboxConfig';

/** What `npm start` says once the first page can be opened. */
export function welcome(address: string, { sandboxPort }: Ports): string {
  const widest = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, shows }) => `    ${email.padEnd(widest)}  ${shows}`);
  return `
  Hearken is at   ${address}
  Its sandbox at  http://localhost:${sandboxPort}

  Demo accounts, password ${demoPassword}:
${accounts.join('\n')}

  Ctrl-C stops both; what you did is kept. npm run sandbox:reset starts afresh.
`;
}
