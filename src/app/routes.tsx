import { Navigate, type RouteObject } from 'react-router-dom';
import { HomePage } from '../public/home/HomePage';
// Not loaded when it is needed: then there is no connection to load it over.
import { NoServicePage } from '../public/status/NoServicePage';
import { VisitorFrame } from '../public/VisitorFrame';
import { paths } from '../shared/address/paths';
import { type ScreenId, screenOf } from '../shared/address/screens';
import { lazyPage } from '../shared/page/lazyPage';
import { ErrorPage } from './ErrorPage';
import { RequireAppUser, RequireLogin, RequirePermission, RequirePermissionInPlace } from './guards';
import { RootLayout } from './RootLayout';
import { StatusFrame } from './StatusFrame';
import type { StaffPage } from './staffPages';

export const Shell = lazyPage(() => import('../user/opening/firstScreen'), 'Shell');
const WizardFrame = lazyPage(() => import('../user/wizard/WizardFrame'), 'WizardFrame');
const StartUpPage = lazyPage(() => import('../user/wizard/StartUpPage'), 'StartUpPage');
const QuestionsPage = lazyPage(() => import('../user/questions/QuestionsPage'), 'QuestionsPage');
const ChatPage = lazyPage(() => import('../user/opening/firstScreen'), 'ChatPage');
const NewsPage = lazyPage(() => import('../user/news/NewsPage'), 'NewsPage');
const ProfilePage = lazyPage(() => import('../user/profile/ProfilePage'), 'ProfilePage');
const SignedTermsPage = lazyPage(() => import('../user/terms/SignedTermsPage'), 'SignedTermsPage');
const SignupPage = lazyPage(() => import('../public/signup/SignupPage'), 'SignupPage');
const UnsubscribePage = lazyPage(() => import('../public/unsubscribe/UnsubscribePage'), 'UnsubscribePage');
const ActivatePage = lazyPage(() => import('../public/activate/ActivatePage'), 'ActivatePage');
const NoAccessPage = lazyPage(() => import('../public/status/NoAccessPage'), 'NoAccessPage');
const ForbiddenPage = lazyPage(() => import('../public/status/ForbiddenPage'), 'ForbiddenPage');
/** A page of staff: where its code lies, only they load. */
const staffPage = <Name extends StaffPage>(name: Name) =>
  lazyPage(async () => (await import('./staffPages')).loadStaffPage(name), name);

const AdminShell = staffPage('AdminShell');
const ForbiddenScreen = lazyPage(() => import('../admin/shell/AdminShell'), 'ForbiddenScreen');
const PromptsPage = staffPage('PromptsPage');
const ModulesPage = staffPage('ModulesPage');
const AdminNewsPage = staffPage('NewsPage');
const QuestionnairePage = staffPage('QuestionnairePage');
const SettingsPage = staffPage('SettingsPage');
const TermsPage = staffPage('TermsPage');
const SignupSourcesPage = staffPage('SignupSourcesPage');
const UsersPage = staffPage('UsersPage');
const ProspectsPage = staffPage('ProspectsPage');
const JobsPage = staffPage('JobsPage');
const SharedDataPage = staffPage('SharedDataPage');
const AuditPage = lazyPage(() => import('../admin/audit/AuditPage'), 'AuditPage');
const DevLogPage = staffPage('DevLogPage');
const CostsPage = staffPage('CostsPage');
const SummariesPage = staffPage('SummariesPage');
const ScoresPage = staffPage('ScoresPage');
const GenericOverviewPage = staffPage('GenericOverviewPage');
const ConversationOverviewPage = staffPage('ConversationOverviewPage');
const GenericDetailsPage = staffPage('GenericDetailsPage');
const ConversationDetailsPage = staffPage('ConversationDetailsPage');
const NotFoundPage = lazyPage(() => import('../public/status/NotFoundPage'), 'NotFoundPage');

const guarded = (element: RouteObject['element'], children: RouteObject[]): RouteObject => ({
  element,
  children,
});

/** A screen of the table, inside the guard that the table asks for. */
function screen(id: ScreenId, element: RouteObject['element']): RouteObject {
  const { path, title, permission, refusedTo } = screenOf(id);
  const route = { id, path, handle: { title }, element, errorElement: <ErrorPage /> };
  if (!permission) return route;
  if (refusedTo === 'inPlace')
    return guarded(<RequirePermissionInPlace permission={permission} otherwise={<ForbiddenScreen />} />, [
      route,
    ]);
  const otherwise = refusedTo === 'admin' ? paths.admin() : paths.forbidden();
  return guarded(<RequirePermission permissions={[permission]} otherwise={otherwise} />, [route]);
}

/** A screen in whose place another one shows. */
const leadsTo = (id: ScreenId, to: string): RouteObject => ({
  id,
  path: screenOf(id).path,
  element: <Navigate to={to} replace />,
});

const requireLogin = (otherwise: 'login' | 'home', children: RouteObject[]) =>
  guarded(<RequireLogin otherwise={otherwise} />, children);

const signedInShell = (children: RouteObject[]) =>
  guarded(<RequireAppUser otherwise={paths.noAccess()} />, [guarded(<Shell />, children)]);

/** The site map: which frame stands around which screens of the table. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      { id: 'home', path: paths.home(), element: <HomePage /> },

      guarded(<VisitorFrame />, [
        screen('signup', <SignupPage />),
        screen('unsubscribe', <UnsubscribePage />),
        screen('activate', <ActivatePage />),
        screen('noAccess', <NoAccessPage />),
        screen('noService', <NoServicePage />),
      ]),

      requireLogin('login', [
        signedInShell([screen('chat', <ChatPage />), screen('news', <NewsPage />)]),
        guarded(<VisitorFrame />, [
          screen('devlog', <DevLogPage />),
          screen('costs', <CostsPage />),
          screen('summaries', <SummariesPage />),
        ]),
        guarded(<RequirePermission permissions={['read:admin']} otherwise={paths.forbidden()} />, [
          guarded(<AdminShell />, [
            leadsTo('admin', paths.admin_prompts()),
            screen('admin_prompts', <PromptsPage />),
            screen('admin_modules', <ModulesPage />),
            screen('admin_users', <UsersPage />),
            screen('admin_prospects', <ProspectsPage />),
            screen('admin_signupSources', <SignupSourcesPage />),
            screen('admin_terms', <TermsPage />),
            screen('admin_questions', <QuestionnairePage />),
            screen('admin_news', <AdminNewsPage />),
            screen('admin_jobs', <JobsPage />),
            screen('admin_settings', <SettingsPage />),
            screen('admin_audit', <AuditPage />),
            screen('admin_sharedData', <SharedDataPage />),
            leadsTo('admin_feedback', paths.admin_feedback_generic()),
            screen('admin_feedback_generic', <GenericOverviewPage />),
            screen('admin_feedback_generic_details', <GenericDetailsPage />),
            screen('admin_feedback_conversation', <ConversationOverviewPage />),
            screen('admin_feedback_conversation_details', <ConversationDetailsPage />),
            screen('admin_feedback_scores', <ScoresPage />),
          ]),
        ]),
      ]),
      requireLogin('home', [
        signedInShell([
          screen('profile', <ProfilePage />),
          screen('profileQuestions', <QuestionsPage />),
          screen('termsAndConditions', <SignedTermsPage />),
        ]),
        guarded(<WizardFrame />, [screen('startQuestions', <StartUpPage />)]),
      ]),

      {
        element: <StatusFrame />,
        children: [
          screen('forbidden', <ForbiddenPage />),
          { path: '*', handle: { title: 'Page not found' }, element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
