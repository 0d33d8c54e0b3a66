import { screen } from '@testing-library/react';
import {
  getScoreInfo,
  getScoreStatistics,
  type ScoreInfo,
  type ScoreStatistics,
} from '../../../../src/api/admin/scores';
import { signedIn } from '../../../support/fakeAuth';
import { mock } from '../../../support/mocks';
import { renderApp } from '../../../support/render';

/** Scores of more than a year. */
export const info: ScoreInfo = {
  minDate: '2024-09-01',
  maxDate: '2026-03-20',
  showWeekShortcut: true,
  showMonthShortcut: true,
  showYearShortcut: true,
};

/** Nobody has given a score ever. */
export const noInfo: ScoreInfo = {
  minDate: null,
  maxDate: null,
  showWeekShortcut: false,
  showMonthShortcut: false,
  showYearShortcut: false,
};

export const statistics: ScoreStatistics = {
  scoreCount: [
    { label: '1', count: 2 },
    { label: '2', count: 0 },
    { label: '3', count: 7 },
    { label: '4', count: 12 },
    { label: '5', count: 9 },
  ],
  averageData: [
    { date: '2026-03-14', averageScore: 3.875 },
    { date: '2026-03-17', averageScore: 4 },
  ],
  statistics: {
    average: 3.8666666667,
    median: 4,
    min: 1,
    max: 5,
    count: 30,
    quartiles: [
      { label: 'Q1', value: 3 },
      { label: 'Q2', value: 4 },
      { label: 'Q3', value: 4.75 },
    ],
  },
};

export const noStatistics: ScoreStatistics = {
  scoreCount: ['1', '2', '3', '4', '5'].map((label) => ({ label, count: 0 })),
  averageData: [],
  statistics: {
    average: 0,
    median: 0,
    min: 0,
    max: 0,
    count: 0,
    quartiles: ['Q1', 'Q2', 'Q3'].map((label) => ({ label, value: 0 })),
  },
};

const dayBefore = (day = '') => {
  const time = Date.parse(day) - 86_400_000;
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
};

/** Opens the scores; the query is one such as `?range=month`. */
export const openScores = (query = '') =>
  renderApp({
    path: `/admin/feedback/scores${query}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:feedback'] }),
  });

/** Opens them with these answers, and waits until they show. */
export async function seeScores(
  { query = '', info: told = info, statistics: found = statistics } = {} as {
    query?: string;
    info?: ScoreInfo;
    statistics?: ScoreStatistics;
  },
) {
  mock(getScoreInfo, told);
  const asked = mock(getScoreStatistics, found);
  const view = openScores(query);
  await screen.findByText('Average Score');
  const spans = () =>
    asked.received.map(({ query: sent }) => ({ from: sent.get('from') ?? '', to: sent.get('to') ?? '' }));
  const isComparison = ({ to }: { to: string }, index: number, all: { from: string }[]) =>
    to === dayBefore(all[index - 1]?.from);
  const inWords = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
  /** The days that the statistics were asked for, oldest first; without those before, for the comparison. */
  const days = () =>
    spans()
      .filter((...span) => !isComparison(...span))
      .map(inWords);
  /** The days that were asked for to compare with. */
  const comparedDays = () => spans().filter(isComparison).map(inWords);
  return { ...view, days, comparedDays };
}

export const from = () => screen.getByLabelText('From');
export const to = () => screen.getByLabelText('To');
export const shortcuts = () =>
  screen
    .queryAllByRole('link', { name: /^Last / })
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
