import { Navigate, type RouteObject } from 'react-router-dom';
import type { Permission } from '../api/call';
import { RequireAppUser, RequireLogin, RequirePermission, RequirePermissionInPlace } from '../auth/guards';
import { HomePage } from '../public/home/HomePage';
// Not loaded when it is needed: then there is no connection to load it over.
import { NoServicePage } from '../public/status/NoServicePage';
import { VisitorFrame } from '../public/VisitorFrame';
import { paths } from '../shared/address/paths';
import { lazyPage } from '../shared/page/lazyPage';
import { ErrorPage } from './ErrorPage';
import { NotFoundFrame } from './NotFoundFrame';
import { RootLayout } from './RootLayout';

const Shell = lazyPage(() => import('../user/shell/Shell'), 'Shell');
const WizardFrame = lazyPage(() => import('../user/wizard/WizardFrame'), 'WizardFrame');
const StartUpPage = lazyPage(() => import('../user/wizard/StartUpPage'), 'StartUpPage');
const QuestionsPage = lazyPage(() => import('../user/questions/QuestionsPage'), 'QuestionsPage');
const ChatPage = lazyPage(() => import('../user/chat/ChatPage'), 'ChatPage');
const NewsPage = lazyPage(() => import('../user/news/NewsPage'), 'NewsPage');
const ProfilePage = lazyPage(() => import('../user/profile/ProfilePage'), 'ProfilePage');
const SignedTermsPage = lazyPage(() => import('../user/terms/SignedTermsPage'), 'SignedTermsPage');
const SignupPage = lazyPage(() => import('../public/signup/SignupPage'), 'SignupPage');
const UnsubscribePage = lazyPage(() => import('../public/unsubscribe/UnsubscribePage'), 'UnsubscribePage');
const ActivatePage = lazyPage(() => import('../public/activate/ActivatePage'), 'ActivatePage');
const NoAccessPage = lazyPage(() => import('../public/status/NoAccessPage'), 'NoAccessPage');
const ForbiddenPage = lazyPage(() => import('../public/status/ForbiddenPage'), 'ForbiddenPage');
const AdminShell = lazyPage(() => import('../admin/shell/AdminShell'), 'AdminShell');
const PromptsPage = lazyPage(() => import('../admin/prompts/PromptsPage'), 'PromptsPage');
const ModulesPage = lazyPage(() => import('../admin/modules/ModulesPage'), 'ModulesPage');
const AdminNewsPage = lazyPage(() => import('../admin/news/NewsPage'), 'NewsPage');
const QuestionnairePage = lazyPage(
  () => import('../admin/questionnaire/QuestionnairePage'),
  'QuestionnairePage',
);
const SettingsPage = lazyPage(() => import('../admin/settings/SettingsPage'), 'SettingsPage');
const TermsPage = lazyPage(() => import('../admin/terms/TermsPage'), 'TermsPage');
const SignupSourcesPage = lazyPage(
  () => import('../admin/signupSources/SignupSourcesPage'),
  'SignupSourcesPage',
);
const UsersPage = lazyPage(() => import('../admin/users/UsersPage'), 'UsersPage');
const ProspectsPage = lazyPage(() => import('../admin/prospects/ProspectsPage'), 'ProspectsPage');
const JobsPage = lazyPage(() => import('../admin/jobs/JobsPage'), 'JobsPage');
const SharedDataPage = lazyPage(() => import('../admin/sharedData/SharedDataPage'), 'SharedDataPage');
const DevLogPage = lazyPage(() => import('../developer/devlog/DevLogPage'), 'DevLogPage');
const CostsPage = lazyPage(() => import('../developer/costs/CostsPage'), 'CostsPage');
const SummariesPage = lazyPage(() => import('../developer/summaries/SummariesPage'), 'SummariesPage');
const ScoresPage = lazyPage(() => import('../admin/feedback/scores/ScoresPage'), 'ScoresPage');
const GenericOverviewPage = lazyPage(
  () => import('../admin/feedback/overview/GenericOverviewPage'),
  'GenericOverviewPage',
);
const ConversationOverviewPage = lazyPage(
  () => import('../admin/feedback/overview/ConversationOverviewPage'),
  'ConversationOverviewPage',
);
const GenericDetailsPage = lazyPage(
  () => import('../admin/feedback/details/GenericDetailsPage'),
  'GenericDetailsPage',
);
const ConversationDetailsPage = lazyPage(
  () => import('../admin/feedback/details/ConversationDetailsPage'),
  'ConversationDetailsPage',
);
const NotFoundPage = lazyPage(() => import('../public/status/NotFoundPage'), 'NotFoundPage');

/** One line a screen: its name, path, title and element. Guards stand around the lines that they protect. */
const screen = (id: keyof typeof paths, path: string, title: string, element: RouteObject['element']) =>
  ({ id, path, handle: { title }, element, errorElement: <ErrorPage /> }) satisfies RouteObject;

const guarded = (element: RouteObject['element'], children: RouteObject[]): RouteObject => ({
  element,
  children,
});

const needs = (permissions: Permission[], children: RouteObject[], otherwise = paths.forbidden()) =>
  guarded(<RequirePermission permissions={permissions} otherwise={otherwise} />, children);

/** A staff screen that says so in its own place to whoever lacks its permission (OPEN-68). */
const feature = (permission: Permission, children: RouteObject[]) =>
  guarded(<RequirePermissionInPlace permission={permission} />, children);

const signedInShell = (otherwise: 'login' | 'home', children: RouteObject[]) =>
  guarded(<RequireLogin otherwise={otherwise} />, [
    guarded(<RequireAppUser otherwise={paths.noAccess()} />, [guarded(<Shell />, children)]),
  ]);

/** The site map (spec 2, Route table; staff 2, Routes). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      { id: 'home', path: paths.home(), element: <HomePage /> },

      guarded(<VisitorFrame />, [
        screen('signup', paths.signup(), 'Sign up', <SignupPage />),
        screen('unsubscribe', paths.unsubscribe(), 'Unsubscribe', <UnsubscribePage />),
        screen('activate', paths.activate(), 'Create your account', <ActivatePage />),
        screen(
          'noAccess',
          paths.noAccess(),
          'Be the First to Experience Something Amazing',
          <NoAccessPage />,
        ),
        screen('forbidden', paths.forbidden(), 'No access to this page', <ForbiddenPage />),
        screen('noService', paths.noService(), 'No connection', <NoServicePage />),
      ]),

      signedInShell('login', [
        screen('chat', paths.chat(), 'Chat', <ChatPage />),
        screen('news', paths.news(), 'News', <NewsPage />),
      ]),
      signedInShell('home', [
        screen('profile', paths.profile(), 'Edit your profile', <ProfilePage />),
        screen('profileQuestions', paths.profileQuestions(), 'Questions', <QuestionsPage />),
        screen(
          'termsAndConditions',
          paths.termsAndConditions(),
          'Accepted Terms & Conditions',
          <SignedTermsPage />,
        ),
      ]),
      guarded(<RequireLogin otherwise="home" />, [
        guarded(<WizardFrame />, [
          screen('startQuestions', paths.startQuestions(), 'Welcome', <StartUpPage />),
        ]),
      ]),

      guarded(<RequireLogin otherwise="login" />, [
        guarded(<VisitorFrame />, [
          needs(['read:devlog'], [screen('devlog', paths.devlog(), 'Developer log', <DevLogPage />)]),
          needs(['read:cost'], [screen('costs', paths.costs(), 'Costs', <CostsPage />)]),
          needs(['read:summary'], [screen('summaries', paths.summaries(), 'Summaries', <SummariesPage />)]),
        ]),
        needs(
          ['read:admin'],
          [
            guarded(<AdminShell />, [
              { id: 'admin', path: paths.admin(), element: <Navigate to={paths.admin_prompts()} replace /> },
              feature('edit:prompts', [
                screen('admin_prompts', paths.admin_prompts(), 'Prompts', <PromptsPage />),
              ]),
              feature('edit:modules', [
                screen('admin_modules', paths.admin_modules(), 'Modules', <ModulesPage />),
              ]),
              feature('edit:prospects', [
                screen('admin_prospects', paths.admin_prospects(), 'Prospects', <ProspectsPage />),
              ]),
              screen(
                'admin_signupSources',
                paths.admin_signupSources(),
                'Signup sources',
                <SignupSourcesPage />,
              ),
              feature('edit:userQuestionaire', [
                screen('admin_questions', paths.admin_questions(), 'Questionaires', <QuestionnairePage />),
              ]),
              screen('admin_news', paths.admin_news(), 'News', <AdminNewsPage />),
              feature('edit:settings', [
                screen('admin_settings', paths.admin_settings(), 'Settings', <SettingsPage />),
              ]),
              feature('read:sharedData', [
                screen('admin_sharedData', paths.admin_sharedData(), 'Shared data', <SharedDataPage />),
              ]),
              needs(['edit:users'], [screen('admin_users', paths.admin_users(), 'Users', <UsersPage />)]),
              needs(
                ['edit:terms'],
                [screen('admin_terms', paths.admin_terms(), 'Terms & Conditions', <TermsPage />)],
              ),
              needs(
                ['edit:scheduledTasks'],
                [screen('admin_jobs', paths.admin_jobs(), 'Scheduled jobs', <JobsPage />)],
              ),
              {
                id: 'admin_feedback',
                path: paths.admin_feedback(),
                element: <Navigate to={paths.admin_feedback_generic()} replace />,
              },
              needs(
                ['edit:feedback'],
                [
                  screen(
                    'admin_feedback_generic',
                    paths.admin_feedback_generic(),
                    'Feedback',
                    <GenericOverviewPage />,
                  ),
                  screen(
                    'admin_feedback_generic_details',
                    `${paths.admin_feedback_generic()}/:id`,
                    'Feedback',
                    <GenericDetailsPage />,
                  ),
                ],
              ),
              // The way back stays within the back-office (OPEN-70).
              needs(
                ['edit:feedback'],
                [
                  screen(
                    'admin_feedback_conversation',
                    paths.admin_feedback_conversation(),
                    'Conversation feedback',
                    <ConversationOverviewPage />,
                  ),
                  screen(
                    'admin_feedback_conversation_details',
                    `${paths.admin_feedback_conversation()}/:id`,
                    'Conversation feedback',
                    <ConversationDetailsPage />,
                  ),
                  screen('admin_feedback_scores', paths.admin_feedback_scores(), 'Scores', <ScoresPage />),
                ],
                paths.admin(),
              ),
            ]),
          ],
        ),
      ]),

      {
        element: <NotFoundFrame />,
        children: [{ path: '*', handle: { title: 'Page not found' }, element: <NotFoundPage /> }],
      },
    ],
  },
];
