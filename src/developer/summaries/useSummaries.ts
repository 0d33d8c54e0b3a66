import { getModuleSummary, getSessionSummary, getSummary } from '../../api/developer/summaries';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { summariesKeys } from './keys';

/** What the assistant remembers of the person, and of which sessions (SUM-001). */
export const useSummary = () =>
  useCallQuery(summariesKeys.overview(), getSummary, undefined, cachePolicy.oncePerVisit);

/** The summary of a session, asked for when the session is first opened (SUM-005; D-107). */
export const useSessionSummary = (sessionId: number, isOpen: boolean) =>
  useCallQuery(
    summariesKeys.session(sessionId),
    getSessionSummary,
    { params: { sessionId } },
    { ...cachePolicy.oncePerVisit, enabled: isOpen },
  );

/** The summary of a module within a session, asked for when the module is first opened (SUM-006; D-107). */
export const useModuleSummary = (sessionId: number, moduleId: number, isOpen: boolean) =>
  useCallQuery(
    summariesKeys.module(sessionId, moduleId),
    getModuleSummary,
    { params: { sessionId, moduleId } },
    { ...cachePolicy.oncePerVisit, enabled: isOpen },
  );
