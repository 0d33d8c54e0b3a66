import { audit } from './audit';
import { backOffice } from './backOffice';
import { chat } from './chat';
import { developer } from './developer';
import { dialogs } from './dialogs';
import { feedbackReview } from './feedbackReview';
import { scheduledJobs } from './jobs';
import { menus } from './menus';
import { pages } from './pages';
import { prompts } from './prompts';
import { publicForms } from './publicForms';
import { questionnaire } from './questionnaire';
import { questions } from './questions';
import { rooms } from './rooms';
import { scores } from './scores';
import { settings } from './settings';
import { sharedData } from './sharedData';
import { signInPages } from './signInPages';
import { signupSources } from './signupSources';
import { startUp } from './startUp';
import type { State } from './state';
import { terms } from './terms';
import { users } from './users';
import { visitors } from './visitors';

/** Every look of every screen, for the sweeps, by area; each has a file of its own. */
const areas: Record<string, readonly State[]> = {
  'what visitors see': visitors,
  "the provider's pages": signInPages,
  'the public forms': publicForms,
  'the chat': chat,
  'the menus': menus,
  'the dialogs': dialogs,
  'the rooms': rooms,
  'the questions': questions,
  'the start-up': startUp,
  'the prompts': prompts,
  'the back-office': backOffice,
  'the questionnaire of staff': questionnaire,
  'the settings': settings,
  'the terms of the back-office': terms,
  'the users and the prospects': users,
  'the signup sources': signupSources,
  'the scheduled jobs': scheduledJobs,
  'the audit trail': audit,
  'the shared data': sharedData,
  'the review of feedback': feedbackReview,
  'the scores': scores,
  "the developer's pages": developer,
  'other pages': pages,
};

export const states = Object.values(areas).flat();

/** So many looks keep a worker busy for less than half a minute. */
const mostLooks = 14;

/** Looks of one person in one area, to be gone through one after the other. */
export interface Tour {
  name: string;
  as: State['as'];
  states: readonly State[];
}

export const tours: readonly Tour[] = Object.entries(areas).flatMap(([area, all]) =>
  [...new Set(all.map(({ as }) => as))].flatMap((as) => {
    const mine = all.filter((state) => state.as === as);
    const count = Math.ceil(mine.length / mostLooks);
    const size = Math.ceil(mine.length / count);
    return Array.from({ length: count }, (_, part) => ({
      name: `${area}${as === 'outsider' ? ' for an outsider' : ''}${count > 1 ? `, part ${part + 1}` : ''}`,
      as,
      states: mine.slice(part * size, (part + 1) * size),
    }));
  }),
);
