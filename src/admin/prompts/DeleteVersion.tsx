import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { useConfirm } from '../../ui/dialogs/useDialogs';
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
  const confirm = useConfirm();
  const remove = useDeleteVersion(prompt, onReloaded);

  const onDelete = async () => {
    const isMeant = await confirm({
      title: 'Delete prompt version?',
      message: `The version of ${name} is deleted for good.`,
      okLabel: 'Delete',
      destructive: true,
    });
    if (isMeant) remove.mutate({ params: { id } });
  };
  return (
    <Button
      variant="quiet"
      aria-label={`Delete the version of ${name}`}
      busy={remove.isPending}
      onClick={() => void onDelete()}
    >
      Delete
    </Button>
  );
}
