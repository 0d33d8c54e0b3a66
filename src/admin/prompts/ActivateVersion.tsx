import { useState } from 'react';
import { listPromptVersions, type PromptVersion } from '../../api/admin/prompts';
import { useReadAgain } from '../../shared/query/useReadAgain';
import { Button } from '../../ui/Button';
import { type Base, basedOn } from '../shared/meanwhile/base';
import { ActivationDialog } from './ActivationDialog';
import { replacedBy } from './activeBase';
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
  const [halt, setHalt] = useState<Base | 'unchecked' | null>(null);

  /** Whether it still takes the place of what the person has seen. */
  const check = async () => {
    setHalt(null);
    try {
      const now = await readAgain(promptsKeys.versions(prompt), listPromptVersions, {
        params: { ...prompt },
      });
      const base = now && replacedBy(now);
      if (!base || base.revision === active?.id) return true;
      setHalt(base);
    } catch {
      setHalt('unchecked');
    }
    return false;
  };
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
        halt={halt}
        onClose={() => {
          setAsking(false);
          setHalt(null);
        }}
        check={check}
        onConfirm={() => activate.mutate({ params: { ...prompt, id: version.id }, ...basedOn(active?.id) })}
      />
    </>
  );
}
