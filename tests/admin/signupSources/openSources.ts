import { listSignupSources, type SignupSource } from '../../../src/api/admin/signupSources';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

const source = (id: number, changes: Partial<SignupSource>): SignupSource => ({
  id,
  source: 'newsletter',
  description: 'The link in our monthly letter.',
  maxAutoSignups: 500,
  createdBy: 'Mette Lund',
  createdAt: '2026-03-01T09:30:00.000Z',
  url: 'http://localhost/signup?source=newsletter',
  ...changes,
});

export const newsletter = source(1, {});
export const podcast = source(2, {
  source: 'podcast',
  description: '',
  maxAutoSignups: 0,
  url: 'http://localhost/signup?source=podcast',
});

/** The server has these sources. */
export const serve = (...signupSources: SignupSource[]) => mock(listSignupSources, { signupSources });

export const openSources = (query = '') =>
  renderApp({
    path: `/admin/signupsources${query}`,
    auth: signedIn({ permissions: ['read:admin'] }),
  });

export type User = ReturnType<typeof openSources>['user'];
