import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { everyPermission } from '../../src/api/call';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import { eraseRemoved } from '../domain/account/users';
import { type Account, type Accounts, createAccounts } from '../identity/accounts';
import { createPasswordLinks, linkValidHours } from '../identity/passwordLinks';
import type { PasswordCost } from '../identity/passwords';
import { createMailQueue } from '../mail/mailQueue';

export const accountUsage = `npm run account -- create EMAIL --name NAME [--roles AppUser,…] [--permissions all|a,b]
npm run account -- roles EMAIL [--roles AppUser,…] [--permissions all|a,b]
npm run account -- link EMAIL
npm run account -- erase EMAIL
npm run account -- list`;

interface CommandTools {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** What it costs to check a password; what a hosted server takes if left out. */
  passwordCost?: PasswordCost;
}

/**
 * Does what an `npm run account` asks for: makes an account that has no password yet, changes its rights, makes a link to
 * set its password.
 *
 * @returns what there is to say of it
 * @throws Error with a sentence for whoever has typed the command
 */
export async function accountCommand(words: readonly string[], tools: CommandTools): Promise<string> {
  const { command, email, given } = read(words);
  const accounts = createAccounts(tools.db, tools.clock, tools.passwordCost);
  const links = createPasswordLinks({ ...tools, issuer: `${tools.publicUrl}/` });
  const linkFor = async ({ id }: Account) =>
    `It can be used once, within ${linkValidHours} hours, to set the password:\n${await links.create(id)}`;

  switch (command) {
    case 'create': {
      const account = await create(accounts, email, given);
      return `${describe(account)}\n${await linkFor(account)}`;
    }
    case 'roles':
      return describe(await changeRights(accounts, await find(accounts, email), given));
    case 'link':
      return linkFor(await find(accounts, email));
    case 'erase':
      return erase(tools, accounts, email);
    case 'list': {
      const staff = await accounts.listStaff();
      return staff.map(describe).join('\n') || 'Nobody holds a permission.';
    }
    default:
      throw new Error(accountUsage);
  }
}

/** Whoever has the server in hand, as the audit trail calls them. */
const operator = { id: 'operator', name: 'Operator', email: '' };

async function erase({ db, clock }: CommandTools, accounts: Accounts, email: string): Promise<string> {
  const author = { person: operator, now: clock.now() };
  const erased = await eraseRemoved({ db, accounts, mailer: createMailQueue(null) }, email, author);
  if (erased === 0)
    throw new Error(
      `Nobody with the address '${email}' has been removed. Who is still there is removed in the list of users.`,
    );
  return `Nothing tells of ${email} any more but what an account of now may have.`;
}

interface Given {
  name?: string | undefined;
  roles?: string | undefined;
  permissions?: string | undefined;
}

function read(words: readonly string[]) {
  const { positionals, values: given } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { name: { type: 'string' }, roles: { type: 'string' }, permissions: { type: 'string' } },
  });
  const [command = '', email = '', ...more] = positionals;
  const isIncomplete = email === '' && command !== 'list';
  if (more.length > 0 || isIncomplete) throw new Error(accountUsage);
  return { command, email: email.trim(), given };
}

async function create(accounts: Accounts, email: string, { name = '', roles, permissions }: Given) {
  if (!v.is(v.pipe(v.string(), v.email()), email)) throw new Error(`'${email}' is not an e-mail address.`);
  if (name.trim() === '') throw new Error('What is the person called? --name NAME says it.');
  return accounts.create({
    email,
    name: name.trim(),
    // Nobody knows it: until one is set by the link, nobody can sign in.
    password: randomBytes(32).toString('base64url'),
    roles: roles === undefined ? ['AppUser'] : listed(roles),
    permissions: permissionsOf(permissions ?? ''),
  });
}

async function changeRights(accounts: Accounts, account: Account, { roles, permissions }: Given) {
  if (roles === undefined && permissions === undefined)
    throw new Error('Which? --roles or --permissions says what the account has from now on.');
  const wanted = permissions === undefined ? undefined : permissionsOf(permissions);
  if (roles !== undefined) await accounts.setRoles(account.id, listed(roles));
  if (wanted) await accounts.setPermissions(account.id, wanted);
  return (await accounts.find(account.id)) ?? account;
}

async function find(accounts: Accounts, email: string): Promise<Account> {
  const account = await accounts.findByEmail(email);
  if (!account) throw new Error(`There is no account with the address '${email}'.`);
  return account;
}

const listed = (given: string) =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function permissionsOf(given: string): string[] {
  if (given.trim() === 'all') return [...everyPermission];
  const wanted = listed(given);
  const unknown = wanted.find((one) => !(everyPermission as readonly string[]).includes(one));
  if (unknown) throw new Error(`There is no permission '${unknown}', only: ${everyPermission.join(', ')}.`);
  return wanted;
}

const describe = ({ email, name, roles, permissions }: Account) =>
  `${name}, ${email}: roles ${roles.join(', ') || 'none'}; permissions ${
    permissions.length === everyPermission.length ? 'all' : permissions.join(', ') || 'none'
  }`;
