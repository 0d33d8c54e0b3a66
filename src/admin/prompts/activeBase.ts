import type { PromptVersionList } from '../../api/admin/prompts';
import type { Base } from '../shared/meanwhile/base';

/** What a newly activated version takes the place of, and who has put it there, as far as the server says. */
export function replacedBy({ promptVersions, activations = [] }: PromptVersionList): Base {
  const active = promptVersions.find((version) => version.active);
  const last = activations.find(({ versionId }) => versionId === active?.id);
  return {
    values: { promptText: active?.text ?? '' },
    changedBy: last?.activatedBy,
    changedAt: last?.activatedAt,
    revision: active?.id,
  };
}
