import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { failedCall } from '../support/chat';
import { signIn } from '../support/signIn';
import { expect, test } from '../support/test';
import { expectCalm } from './calm';
import { faultNames, faults } from './faults';
import { backOfficeCalls } from './staffCalls/backOffice';
import { developerCalls } from './staffCalls/developer';
import { feedbackReviewCalls } from './staffCalls/feedbackReview';
import { jobCalls } from './staffCalls/jobs';
import { promptCalls } from './staffCalls/prompts';
import { questionnaireCalls } from './staffCalls/questionnaire';
import { scoreCalls } from './staffCalls/scores';
import { settingsCalls } from './staffCalls/settings';
import { sharedDataCalls } from './staffCalls/sharedData';
import { signupSourceCalls } from './staffCalls/signupSources';
import { press } from './staffCalls/staffCall';
import { termsCalls } from './staffCalls/terms';
import { prospectCalls, userCalls } from './staffCalls/users';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toast = (page: Page) => notifications(page).getByRole('alert').first();

for (const { name, method, path, permission, send, told, goOn, home, without = [] } of [
  ...promptCalls,
  ...settingsCalls,
  ...termsCalls,
  ...backOfficeCalls,
  ...questionnaireCalls,
  ...userCalls,
  ...prospectCalls,
  ...signupSourceCalls,
  ...jobCalls,
  ...sharedDataCalls,
  ...feedbackReviewCalls,
  ...scoreCalls,
  ...developerCalls,
]) {
  test(`${name}: whatever happens to it, staff know, lose nothing and can go on`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...failedCall);
    // Dialogs and toasts come and go at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, await sandbox.makeAccount({ permissions: ['read:admin', permission] }), '/admin/news');

    for (const fault of faultNames.filter((each) => !without.includes(each))) {
      await test.step(fault, async () => {
        const restore = await answer(page, method, path, faults[fault]);
        await send(page);
        if (faults[fault] === 'no connection') {
          await page.waitForURL('/noservice');
          await expect(toast(page)).toBeVisible();
          await expectCalm(page);
          await restore();
          await press(page, 'Retry');
        } else {
          await (told?.(page) ?? expect(toast(page)).toBeVisible());
          await expectCalm(page);
          await restore();
        }
        await goOn(page, fault);
        await (home?.(page) ?? expect(page.getByRole('navigation', { name: 'Back-office' })).toBeVisible());
      });
    }
  });
}
