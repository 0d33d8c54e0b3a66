import { getPromptUsage } from '../../api/admin/prompts';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { promptsKeys } from './keys';
import type { PromptIds } from './promptIds';

/** How often each version of a prompt was sent on each of the last days, and what that cost. */
export const useUsage = (prompt: PromptIds) =>
  useCallQuery(promptsKeys.usage(prompt), getPromptUsage, { params: { ...prompt } }, cachePolicy.alwaysFresh);
