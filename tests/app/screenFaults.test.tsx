import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../src/api/admin/audit';
import {
  getConversationFeedback,
  getGenericFeedback,
  listConversationFeedback,
  listGenericFeedback,
} from '../../src/api/admin/feedback';
import { listJobs } from '../../src/api/admin/jobs';
import { listModules } from '../../src/api/admin/modules';
import { listAllNews } from '../../src/api/admin/news';
import { listPromptGroups } from '../../src/api/admin/prompts';
import { listProspects } from '../../src/api/admin/prospects';
import { listAllQuestions, listAnswerTypes } from '../../src/api/admin/questionnaire';
import { getScoreInfo } from '../../src/api/admin/scores';
import { listSettings } from '../../src/api/admin/settings';
import { listSharedSessions } from '../../src/api/admin/sharedData';
import { listSignupSources } from '../../src/api/admin/signupSources';
import { listTerms } from '../../src/api/admin/terms';
import { listUsers } from '../../src/api/admin/users';
import { type AnyCall, everyPermission } from '../../src/api/call';
import { listCosts } from '../../src/api/developer/costs';
import { getDevLogsEnabled } from '../../src/api/developer/devLogs';
import { getSummary } from '../../src/api/developer/summaries';
import { listNews } from '../../src/api/news';
import { listQuestions } from '../../src/api/questions';
import { listSignedTerms } from '../../src/api/terms';
import { getProfile, getUserStatus } from '../../src/api/user';
import type { ScreenId } from '../../src/shared/address/screens';
import { mockChat } from '../support/conversation';
import { signedIn } from '../support/fakeAuth';
import { faults, likeAnyOther } from '../support/faults';
import { fault, mock } from '../support/mocks';
import { renderApp } from '../support/render';
import { mockRooms } from '../support/rooms';
import { siteMap } from '../support/siteMap';

/** Screens that show at once, whatever the server says. */
type Unasking =
  | 'home'
  | 'signup'
  | 'unsubscribe'
  | 'activate'
  | 'noAccess'
  | 'forbidden'
  | 'noService'
  // Goes through the steps all the same (WIZ: see the wizard's own tests).
  | 'startQuestions'
  // Lead on to another screen.
  | 'admin'
  | 'admin_feedback';

/** What each screen asks for before anything else, and what it says when that fails. */
const mainReads: Record<Exclude<ScreenId, Unasking>, [call: AnyCall, title: string]> = {
  chat: [getUserStatus, 'We could not open your space'],
  profile: [getProfile, 'Your profile could not be loaded'],
  profileQuestions: [listQuestions, 'The questions could not be loaded'],
  termsAndConditions: [listSignedTerms, 'Your accepted terms could not be loaded'],
  news: [listNews, 'The news could not be loaded'],
  devlog: [getDevLogsEnabled, 'The developer log could not be loaded'],
  costs: [listCosts, 'The costs could not be loaded'],
  summaries: [getSummary, 'The summaries could not be loaded'],
  admin_prompts: [listPromptGroups, 'The prompt groups could not be loaded'],
  admin_modules: [listModules, 'The modules could not be loaded'],
  admin_users: [listUsers, 'The users could not be loaded'],
  admin_prospects: [listProspects, 'The prospects could not be loaded'],
  admin_signupSources: [listSignupSources, 'The signup sources could not be loaded'],
  admin_terms: [listTerms, 'The terms could not be loaded'],
  admin_questions: [listAllQuestions, 'The questions could not be loaded'],
  admin_news: [listAllNews, 'The news could not be loaded'],
  admin_jobs: [listJobs, 'The jobs could not be loaded'],
  admin_settings: [listSettings, 'The settings could not be loaded'],
  admin_audit: [listAuditEntries, 'The audit entries could not be loaded'],
  admin_sharedData: [listSharedSessions, 'The shared data could not be loaded'],
  admin_feedback_generic: [listGenericFeedback, 'The feedback could not be loaded'],
  admin_feedback_generic_details: [getGenericFeedback, 'The feedback could not be loaded'],
  admin_feedback_conversation: [listConversationFeedback, 'The feedback could not be loaded'],
  admin_feedback_conversation_details: [getConversationFeedback, 'The feedback could not be loaded'],
  admin_feedback_scores: [getScoreInfo, 'The scores could not be loaded'],
};
const reads = Object.entries(mainReads).map(
  ([id, [call, title]]) => [siteMap[id as keyof typeof mainReads].path, call, title] as const,
);

const rawText = /[{}<>]|Bad gateway|JSON|undefined|\bnull\b|NaN|\[object/;

describe('whatever comes in place of what a screen asks for', () => {
  it.each(reads)('%s says so, and Retry asks again', async (path, call, title) => {
    mockChat();
    mockRooms();
    mock(listAnswerTypes, []);
    const [first, ...others] = likeAnyOther;
    if (!first) throw new Error('There is no fault');
    fault(call, faults[first]);
    const { user } = renderApp({ path, auth: signedIn({ permissions: [...everyPermission] }) });

    const expectFailed = async () => {
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(document.body).not.toHaveTextContent(rawText);
    };
    await expectFailed();
    for (const name of others) {
      const { received } = fault(call, faults[name]);
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await expect.poll(() => received.length).toBe(1);
      await expectFailed();
    }
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
