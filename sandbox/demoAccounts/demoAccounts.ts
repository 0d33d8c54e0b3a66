import { everyPermission, type Permission } from '../../src/api/call';

/** The password of every demo account. */
export const demoPassword = 'hearken-demo-1';

export interface DemoAccount {
  email: string;
  /** What somebody who tries the product sees with it. */
  shows: string;
  name: string;
  roles: string[];
  permissions: Permission[];
  /**
   * `month`: the written month of conversations; `weeks`: some of the last weeks, with what went wrong in the log;
   * `none`: the chat API has not met this person yet.
   */
  record: 'month' | 'weeks' | 'done' | 'todo' | 'none';
}

/** Who can sign in to the demonstration and what they may do, in the order of the login page (README: demo accounts). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'user@example.com',
    shows: 'An app user with a month of conversations',
    name: 'Emma Holm',
    roles: ['AppUser'],
    permissions: [],
    record: 'month',
  },
  {
    email: 'new@example.com',
    shows: 'An app user with the whole start-up wizard ahead',
    name: 'Noah Petersen',
    roles: ['AppUser'],
    permissions: [],
    record: 'todo',
  },
  {
    email: 'staff@example.com',
    shows: 'App user and employee with every permission',
    name: 'Mette Lund',
    roles: ['AppUser', 'Hearken Employee'],
    permissions: [...everyPermission],
    record: 'weeks',
  },
  {
    email: 'developer@example.com',
    shows: 'App user who sees logs, costs, summaries and statistics',
    name: 'Jonas Reiter',
    roles: ['AppUser'],
    permissions: ['read:chatstat', 'read:devlog', 'read:cost', 'read:summary', 'edit:session', 'delete:chat'],
    record: 'weeks',
  },
  {
    email: 'limited@example.com',
    shows: 'App user with a look into the back-office only',
    name: 'Ida Vestergaard',
    roles: ['AppUser'],
    permissions: ['read:admin'],
    record: 'done',
  },
  {
    email: 'noaccess@example.com',
    shows: 'Signed in, but not an app user',
    name: 'Oskar Lind',
    roles: [],
    permissions: [],
    record: 'none',
  },
];
