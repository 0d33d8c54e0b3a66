import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, vi } from 'vitest';
import { getScore, sendScore } from '../../../src/api/feedback';
import { getIntroVideo, markIntroVideoWatched } from '../../../src/api/introVideo';
import { listUnreadNews, markAllNewsRead, type NewsItem } from '../../../src/api/news';
import { listUnansweredQuestions } from '../../../src/api/questions';
import {
  ageConfirmation,
  getAgeVerification,
  getTermsForSigning,
  signTerms,
  type TermsForSigning,
  verifyAge,
} from '../../../src/api/terms';
import {
  getProfile,
  getUserStatus,
  listLanguages,
  saveProfile,
  type UserStatus,
} from '../../../src/api/user';
import { allDone } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { annsProfile, languages } from '../../support/profile';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

/** The steps that a status can call done. */
export type Part = Exclude<keyof UserStatus, 'allOk'>;

export const parts = Object.keys(allDone).filter((flag) => flag !== 'allOk') as Part[];

/** A person who has these parts ahead and everything else behind. */
export const todo = (...ahead: Part[]): UserStatus => ({
  ...allDone,
  allOk: ahead.length === 0,
  ...Object.fromEntries(ahead.map((part) => [part, false])),
});

export const longAgo = '2026-01-05T08:00:00.000Z';

export const terms: TermsForSigning = {
  termsId: 7,
  termsText: '<h2>Be kind</h2><p>And honest.</p>',
  termsActivated: '2026-01-01T00:00:00.000Z',
  isSigned: false,
  acceptanceTimestamp: null,
};

export const newsItem = (id: number, title: string): NewsItem => ({
  id,
  title,
  content: `<p>All about ${title}.</p>`,
  author: 'Mette',
  createdAt: longAgo,
  isRead: false,
});

/** Whatever the wizard may ask, for a person who has done none of it. */
export function mockStartUp() {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  server.use(http.get('http://ip.test/', () => HttpResponse.json({ ip: '203.0.113.9' })));
  return {
    video: mock(getIntroVideo, { link: 'https://media.example/intro.webm' }),
    watched: mock(markIntroVideoWatched),
    age: fault(getAgeVerification, { status: 404 }),
    verified: mock(verifyAge, ({ body }) => ({
      created: longAgo,
      ipAddress: body.ip,
      content: ageConfirmation,
    })),
    terms: mock(getTermsForSigning, terms),
    signed: mock(signTerms, { signedAt: longAgo }),
    unanswered: mock(listUnansweredQuestions, { questions: [] }),
    languages: mock(listLanguages, languages),
    profile: mock(getProfile, annsProfile),
    saved: mock(saveProfile),
    unread: mock(listUnreadNews, [newsItem(1, 'Spring'), newsItem(2, 'Autumn')]),
    read: mock(markAllNewsRead),
    score: fault(getScore, { status: 404 }),
    scored: mock(sendScore),
  };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const nextButton = () => screen.getByRole('button', { name: 'Next' });
export const previousButton = () => screen.getByRole('button', { name: 'Previous' });

/** As the house's buttons are disabled: they can be reached, and say why they take no press. */
export const expectDisabled = (button: HTMLElement) =>
  expect(button).toHaveAttribute('aria-disabled', 'true');
export const expectEnabled = (button: HTMLElement) => expect(button).not.toHaveAttribute('aria-disabled');

/** Opens the wizard at its Welcome for a person who has these parts ahead; everything when none is named. */
export async function openWizard(...ahead: Part[]) {
  const status = mock(getUserStatus, todo(...(ahead.length > 0 ? ahead : parts)));
  const view = renderApp({ path: '/startQuestions' });
  await heading('Welcome');
  const next = async () => {
    await waitFor(() => expectEnabled(nextButton()));
    await view.user.click(nextButton());
  };
  return { ...view, status, next };
}

/** Opens the wizard at one step, the only one that is ahead. */
export async function openStep(part: Part, title: string) {
  const view = await openWizard(part);
  await view.next();
  await heading(title);
  return view;
}
