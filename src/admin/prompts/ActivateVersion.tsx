import { useState } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { ActivationDialog } from './ActivationDialog';
import type { PromptIds } from './promptIds';
import { type OnReloaded, useActivateVersion } from './usePrompts';
import type { VersionNames } from './versionNames';

interface ActivateVersionProps {
  prompt: PromptIds;
  version: PromptVersion;
  /** The version whose place it takes, if one is active. */
  active: PromptVersion | undefined;
  names: VersionNames;
  onReloaded: OnReloaded;
}

/** The button that makes a version the active one, once it has been seen what that changes (PRM-002; D-71). */
export function ActivateVersion({ prompt, version, active, names, onReloaded }: ActivateVersionProps) {
  const [isAsking, setAsking] = useState(false);
  const activate = useActivateVersion(prompt, onReloaded);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Activate ${names.nameOf(version)}`}
        busy={activate.isPending}
        onClick={() => setAsking(true)}
      >
        Activate
      </Button>
      <ActivationDialog
        version={version}
        active={active}
        names={names}
        show={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => activate.mutate({ params: { ...prompt, id: version.id } })}
      />
    </>
  );
}
