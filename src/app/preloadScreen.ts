import { isValidElement, type ReactNode } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import type { Permission } from '../api/call';
import type { ScreenId } from '../shared/address/screens';
import type { FirstCalls } from '../shared/query/askAhead';
import { loadPages, pagesToLoad } from './openingCode';
import { routes } from './routes';

type Opening = () => Promise<{ firstCalls: FirstCalls }>;

/** The pages of staff that say what they ask for when they open; each is the very module that the route table loads. */
const openings: Partial<Record<ScreenId, Opening>> = {
  admin_prompts: () => import('../admin/prompts/PromptsPage'),
  admin_modules: () => import('../admin/modules/ModulesPage'),
  admin_users: () => import('../admin/users/UsersPage'),
  admin_prospects: () => import('../admin/prospects/ProspectsPage'),
  admin_signupSources: () => import('../admin/signupSources/SignupSourcesPage'),
  admin_terms: () => import('../admin/terms/TermsPage'),
  admin_questions: () => import('../admin/questionnaire/QuestionnairePage'),
  admin_news: () => import('../admin/news/NewsPage'),
  admin_jobs: () => import('../admin/jobs/JobsPage'),
  admin_settings: () => import('../admin/settings/SettingsPage'),
  admin_feedback_generic: () => import('../admin/feedback/overview/GenericOverviewPage'),
};

/** What the guard of a route asks for. */
function permissionsOf(element: ReactNode): readonly Permission[] {
  if (!isValidElement<{ permission?: Permission; permissions?: readonly Permission[] }>(element)) return [];
  const { permission, permissions = [] } = element.props;
  return permission ? [permission] : permissions;
}

/**
 * Loads the code of the screen at a path without showing it; nothing for whoever would be refused it.
 *
 * @param held the permissions of the person
 * @param ask is given the calls that the screen makes when it opens, where it says so
 */
export async function preloadScreen(
  path: string,
  held: readonly Permission[],
  ask: (firstCalls: FirstCalls) => void,
): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const element = matches.at(-1)?.route.element;
  if (isValidElement<{ to: string }>(element) && element.type === Navigate)
    return preloadScreen(element.props.to, held, ask);

  const needed = matches.flatMap(({ route }) => permissionsOf(route.element));
  if (!needed.every((permission) => held.includes(permission))) return;
  const opening = openings[matches.at(-1)?.route.id as ScreenId];
  await Promise.allSettled([
    loadPages(pagesToLoad(path, true)),
    opening?.().then(({ firstCalls }) => ask(firstCalls)),
  ]);
}
