import { listNews } from '../../src/api/news';
import { listQuestions } from '../../src/api/questions';
import { getAgeVerification, listSignedTerms } from '../../src/api/terms';
import { getProfile, listLanguages } from '../../src/api/user';
import { mock } from './mocks';
import { annsProfile, languages } from './profile';

/** A server that opens the pages around the chat: nothing has been written, answered or signed yet. */
export function mockRooms(): void {
  mock(listNews, []);
  mock(listQuestions, []);
  mock(listSignedTerms, { signedTermsAndConditions: [] });
  mock(getAgeVerification, {
    created: '2026-03-01T09:30:00.000Z',
    ipAddress: '192.0.2.1',
    content: 'I confirm that I am 13 or above.',
  });
  mock(listLanguages, languages);
  mock(getProfile, annsProfile);
}
