import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { useAskAndDelete } from '../shared/useAskAndDelete';
import type { PromptIds } from './promptIds';
import { type OnReloaded, useDeleteVersion } from './usePrompts';

interface DeleteVersionProps {
  prompt: PromptIds;
  version: PromptVersion;
  /** How the version is called in a sentence. */
  name: string;
  onReloaded: OnReloaded;
}

/** The button that deletes a version after a question (PRM-002; D-74). */
export function DeleteVersion({ prompt, version: { id }, name, onReloaded }: DeleteVersionProps) {
  const askAndDelete = useAskAndDelete();
  const remove = useDeleteVersion(prompt, onReloaded);

  const onDelete = () =>
    askAndDelete({
      mutation: remove,
      input: { params: { id } },
      question: {
        title: 'Delete prompt version?',
        message: `${name} is deleted for good.`,
        okLabel: 'Delete',
      },
    });
  return (
    <Button
      variant="quiet"
      isDestructive
      aria-label={`Delete ${name}`}
      busy={remove.isPending}
      onClick={() => void onDelete()}
    >
      Delete
    </Button>
  );
}
