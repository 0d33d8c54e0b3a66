import type { PromptVersionList } from '../../api/admin/prompts';
import type { Base } from '../shared/meanwhile/base';

/**
 * What a newly activated version takes the place of, and who has put it there, as far as the server says. One that keeps
 * no activations is named no version.
 */
export function replacedBy({ promptVersions, activations }: PromptVersionList): Base {
  const active = promptVersions.find((version) => version.active);
  const last = activations?.find(({ versionId }) => versionId === active?.id);
  return {
    values: { promptText: active?.text ?? '' },
    changedBy: last?.activatedBy,
    changedAt: last?.activatedAt,
    revision: activations && active?.id,
  };
}

/** The same, told apart by which version it is, whatever its text. */
export const placeOf = (list: PromptVersionList): Base => ({
  ...replacedBy(list),
  values: { active: list.promptVersions.find(({ active }) => active)?.id },
});
