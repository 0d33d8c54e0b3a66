import { useState } from 'react';
import { listPromptVersions, type PromptVersion } from '../../api/admin/prompts';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { Button } from '../../ui/Button';
import { useLook } from '../shared/meanwhile/useLook';
import { ActivationDialog } from './ActivationDialog';
import { placeOf } from './activeBase';
import { promptsKeys } from './keys';
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
  const readAgain = useReadAgain();
  const { halt, isLooking, forget, act } = useLook({
    seen: { values: { active: active?.id } },
    read: async () => {
      const now = await readAgain(promptsKeys.versions(prompt), listPromptVersions, {
        params: { ...prompt },
      });
      return now && placeOf(now);
    },
  });

  const confirm = () =>
    act((based) => {
      setAsking(false);
      return activate.mutateAsync({ params: { ...prompt, id: version.id }, ...based });
    });
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
        show={isAsking || halt !== null}
        halt={halt}
        isLooking={isLooking}
        onClose={() => {
          setAsking(false);
          forget();
        }}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
