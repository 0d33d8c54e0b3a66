import { queryKey } from '../../shared/query/queryKey';
import type { PromptIds } from './promptIds';

const root = queryKey('admin', 'prompts');

/** What the cache holds of the prompts. */
export const promptsKeys = {
  all: () => root,
  groups: () => queryKey(...root, 'groups'),
  definitions: (groupId: number) => queryKey(...root, 'definitions', groupId),
  usage: ({ groupId, definitionId }: PromptIds) => queryKey(...root, 'usage', groupId, definitionId),
  versions: ({ groupId, definitionId }: PromptIds) => queryKey(...root, 'versions', groupId, definitionId),
};
