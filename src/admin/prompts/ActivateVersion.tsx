import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import type { PromptIds } from './promptIds';
import { type OnReloaded, useActivateVersion } from './usePrompts';

interface ActivateVersionProps {
  prompt: PromptIds;
  version: PromptVersion;
  /** How the version is called in a sentence. */
  name: string;
  onReloaded: OnReloaded;
}

/** The button that makes a version the active one (PRM-002; D-71). */
export function ActivateVersion({ prompt, version: { id }, name, onReloaded }: ActivateVersionProps) {
  const activate = useActivateVersion(prompt, onReloaded);
  return (
    <Button
      variant="quiet"
      aria-label={`Activate the version of ${name}`}
      busy={activate.isPending}
      onClick={() => activate.mutate({ params: { ...prompt, id } })}
    >
      Activate
    </Button>
  );
}
